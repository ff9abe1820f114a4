import type { Decision, TableModule, Zone } from '@starhold/kernel';
import { parseOption } from '@starhold/kernel';
import { TABLE_TEXT } from '../../text/table.ts';
import type { Desk, GameWords } from '../context.ts';
import type { AnyFront, Face, WordsAt } from '../front.ts';
import { groupedLog } from '../words.ts';
import { GeneralEnd } from './GeneralEnd.tsx';
import { HandZones, OwnCounters, StageZones } from './Zones.tsx';

/** A front made from what every game brings: zones, texts, catalogue. Enough to play a game that nobody has drawn yet. */

/** Options by these words decline, pass or end, in every game. */
const QUIET: ReadonlySet<string> = new Set(['skip', 'none', 'pass', 'end', 'stop']);

export function frontOf(game: TableModule): AnyFront {
  const zonesOf = (view: unknown): Zone[] => game.zones?.(view) ?? [];
  const targets = (view: unknown): ReadonlySet<string> =>
    new Set(zonesOf(view).flatMap((zone) => zone.cards.flatMap(({ target }) => target ?? [])));
  const round = (view: unknown): number => Number((view as { round?: number }).round ?? 0);
  return {
    id: game.id,
    name: game.name,
    stepsOf(option, view) {
      const known = targets(view);
      const here = parseOption(option).refs.filter((ref) => known.has(ref));
      return here.length === 0 ? [] : [here.slice(0, 1)];
    },
    isQuiet: (option) => QUIET.has(option),
    isInHand: (target, view) =>
      zonesOf(view).some((zone) => zone.id === 'hand' && zone.cards.some((card) => card.target === target)),
    words: (at) => wordsFor(game, at),
    logParts: (entries, at, since) =>
      groupedLog(entries, since, wordsFor(game, at), (_, round) => ({
        id: String(round),
        title: TABLE_TEXT[at.lang].round(round),
        aside: '',
      })),
    prompt: ({ view, turn, lang, words }) => ({
      what: words.round(round(view)),
      question: turn.decision ? game.text.prompt(view, turn.decision as Decision, lang) : '',
    }),
    foresee: () => ({}),
    Own: () => <OwnCounters game={game} />,
    Stage: () => <StageZones game={game} />,
    Hand: () => <HandZones game={game} />,
    zones: [],
    faceOf: (target, desk) => faceOf(game, target, desk),
    End: ({ ending }) => <GeneralEnd ending={ending} />,
    round,
    phases: () => [],
    mainGauge: () => '',
    targetOfRef: (ref, view) => (targets(view).has(ref) ? ref : undefined),
  };
}

/** The printed card behind a thing, from the catalogue of the table's pack. */
function faceOf(game: TableModule, target: string, { view, lang }: Desk): Face | undefined {
  const card = game
    .zones?.(view)
    .flatMap((zone) => zone.cards)
    .find((one) => one.target === target);
  const entry = card?.face && entryOf(game, view, card.face);
  if (!entry) return undefined;
  return {
    title: entry.name[lang],
    body: entry.text(lang).map((line) => <p key={line}>{line}</p>),
  };
}

export function entryOf(game: TableModule, view: unknown, face: { kind: string; id: string }) {
  const key = (view as { pack?: string }).pack ?? game.packs?.base ?? '';
  return game.packs?.catalogue(key).find((entry) => entry.kind === face.kind && entry.id === face.id);
}

/** What a game says about its things, from its texts alone. */
function wordsFor(game: TableModule, { view, names, lang, at }: WordsAt<unknown>): GameWords {
  const t = TABLE_TEXT[lang];
  const option = (id: string): string => game.text.option(view, id, lang, at);
  return {
    option,
    refusal: (refusal) => game.text.refusal(refusal, lang),
    // An option has a name where it is asked, and not always afterwards.
    undone: () => t.undo.last,
    line: (event) => game.text.event(view, event, names, lang),
    look: () => ['dots', 'plain'],
    cause: () => game.name[lang],
    round: t.round,
    whyTitle: (gauge) => gauge,
    whyNone: () => t.log.empty,
    hints: { thing: () => null, option, lookAnyway: t.prompt.choicesTitle },
    pings: { text: t.pings.title, isPlace: () => false, at: () => undefined },
  };
}
