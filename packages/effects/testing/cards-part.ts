import { type CatalogueEntry, type GameModule, LANGUAGES, type Language } from '@starhold/kernel';
import { flawIn } from '../text/testing.ts';
import { claim, claimNone, repeated } from './claim.ts';
import type { GameFolder } from './folder.ts';
import type { Runner } from './runner.ts';

const LONGEST = 260;

/** Every card of the base pack on one line, kind by kind, as text to read and to compare. */
export function listing(catalogue: readonly CatalogueEntry[], lang: Language): string {
  const kinds = [...new Set(catalogue.map(({ kind }) => kind))];
  const sections = kinds.map((kind) => {
    const cards = catalogue.filter((entry) => entry.kind === kind);
    // A card that lies in several groups is printed once.
    const lines = new Set(cards.map((entry) => `${entry.id} | ${lineOf(entry, lang)}`));
    return [`# ${kind}`, ...lines, ''].join('\n');
  });
  return sections.join('\n');
}

function lineOf(entry: CatalogueEntry, lang: Language): string {
  return [entry.name[lang], ...entry.text(lang)].filter((part) => part !== '').join(' | ');
}

export interface CardsPlan {
  /** Kinds whose cards may share a name. */
  sameNames?: readonly string[];
}

/** What is printed on cards: read once by somebody, and kept in a golden file. */
export function cardsPart({ describe, it }: Runner, game: GameModule, folder: GameFolder, plan: CardsPlan): void {
  const { packs } = game;
  if (!packs) return;
  const catalogue = packs.catalogue(packs.base);
  describe('the cards', () => {
    for (const lang of LANGUAGES) {
      it(`say in ${lang} what the golden file says`, () => {
        const file = `text/golden/${lang}.txt`;
        const now = listing(catalogue, lang);
        if (folder.updates('GOLDEN')) folder.write(file, now);
        const differing = differences(folder.read(file) ?? '', now);
        claim(differing.length === 0, `${file} (UPDATE_GOLDEN=1 writes it anew):\n${differing.join('\n')}`);
      });
      it(`are short and clean in ${lang}`, () => {
        claim(catalogue.length > 0, 'the catalogue is empty');
        claimNone(catalogue.flatMap((entry) => flawsOf(lineOf(entry, lang))));
      });
      it(`have names of their own in ${lang}`, () => {
        claimNone(catalogue.filter(({ name }) => name[lang].trim() === '').map(({ id }) => `${id} has no name`));
        const own = catalogue.filter(({ kind }) => !plan.sameNames?.includes(kind));
        const named = new Map(own.map(({ kind, id, name }) => [`${kind} ${id}`, `${kind} ${name[lang]}`]));
        claimNone(repeated([...named.values()]));
      });
    }
    it('are listed once in a group, each with a rule', () => {
      claimNone(repeated(catalogue.map(({ kind, group, id }) => `${kind} ${group} ${id}`)));
      claimNone(catalogue.filter(({ rule }) => rule === '').map(({ id }) => `${id} stands on no rule`));
    });
  });
}

function flawsOf(line: string): string[] {
  const flaw = flawIn(line);
  if (flaw) return [flaw];
  if (line.length > LONGEST) return [`longer than ${LONGEST} letters: ${line}`];
  return /[.)\p{L}\d]$/u.test(line) && !/\.\.|: \./.test(line) ? [] : [`not a sentence: ${line}`];
}

function differences(was: string, is: string): string[] {
  if (was === is) return [];
  const [before, after] = [was.split('\n'), is.split('\n')];
  const changed = [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
  return changed.length > 0 ? changed : ['the same lines in another order'];
}
