import { type Amount, type Control, isControl, type Lexicon, type Operation } from '../ops.ts';
import { type ByLang, type Lang, mayOf, numeral } from './lang.ts';
import type { Num } from './nouns.ts';
import { capitalise, concat, join, merged, num, type Text, txt } from './segments.ts';
import { timesOf } from './times.ts';

/**
 * How operations become printed text. Everything conditional is a label before a colon; behind it stand clauses whose
 * form never changes (imperative in English and Czech, infinitive in German). A full stop ends what a label covers,
 * a semicolon does not. A label that ends with a comma (`pokud tím hrozbu porazíš,`) leads into its clause without a colon.
 */
export interface Sentence {
  labels: Text[];
  clauses: Text[];
}
/** What a phrase may return when one clause is not enough. */
export interface Sentences {
  sentences: Sentence[];
}

export function labelled(label: Text, ...clauses: Text[]): Sentence {
  return { labels: [label], clauses };
}

export function sentences(...parts: (Sentence | Text)[]): Sentences {
  return { sentences: parts.map((p) => ('clauses' in p ? p : { labels: [], clauses: [p] })) };
}

/** What a phrase can ask for while it is being told. */
export interface Teller<P extends string = string> {
  lang: Lang;
  /** Whose text it is, in the game's words (`enemy`, `boss`), so that "this card" can be named rightly. */
  self: string;
  /**
   * The thing a for-each is at, as an object. Where the operation is all that is done, the group itself stands there
   * and its label is not needed (`destroy each enemy`), else the pronoun does (`each enemy: destroy it; …`).
   */
  it(pronoun: string): Text;
  /** A literal stays; a computed amount becomes a letter that is defined behind the sentence. */
  n(amount: Amount<P>): Num;
  /** A letter for an amount the phrase defines in its own words. */
  letter(definition: Text): string;
}

/** One phrase for each operation of the game's own; a missing one does not compile. */
export type Phrases<L extends Lexicon> = {
  [K in L['own']['op']]: (o: Extract<L['own'], { op: K }>, tell: Teller<L['fact']>) => Text | Sentences;
};

/** All a game says in one language about its card language. */
export interface Voice<L extends Lexicon> {
  lang: Lang;
  own: Phrases<L>;
  /** The label of a condition: `ship in column 2`. */
  condition(c: L['condition']): Text;
  /** `1 per Laser level`, `1 per 3 armour`: the amount, for every how many things it counts, and the thing. */
  facts: { [K in L['fact']]: (each: Text, by: number) => Text };
  /** For games with `pay`: `pay 2 credits`. */
  cost?(cost: L['cost']): Text;
  /** A group as a label (`each enemy in row C`) and as an object; the same in English, not in Czech. */
  groups: { [K in L['group']]: { label: Text; object: Text } };
}

const WORDS: ByLang<{ otherwise: string; atMost: string; clauseOr: string; andOr: string }> = {
  en: { otherwise: 'otherwise', atMost: 'at most', clauseOr: ' or ', andOr: ' and/or ' },
  cs: { otherwise: 'jinak', atMost: 'nejvýše', clauseOr: ', nebo ', andOr: ' a/nebo ' },
  de: { otherwise: 'sonst', atMost: 'höchstens', clauseOr: ' oder ', andOr: ' und/oder ' },
};
const LETTERS = ['X', 'Y', 'Z', 'W', 'V'];

const leadsOn = (label: Text): boolean => label.at(-1)?.v.endsWith(',') ?? false;

class Telling<L extends Lexicon> implements Teller<L['fact']> {
  readonly lang: Lang;
  readonly self: string;
  private readonly voice: Voice<L>;
  private readonly letters: readonly string[];
  private readonly known = new Map<string, string>();
  private fresh: Text[] = [];
  /** The group whose name the next phrase may take in, so that it needs no label. */
  private whole: Text | undefined;

  constructor(voice: Voice<L>, self: string, taken: readonly string[]) {
    this.voice = voice;
    this.letters = LETTERS.filter((letter) => !taken.includes(letter));
    this.lang = voice.lang;
    this.self = self;
  }

  it(pronoun: string): Text {
    const text = this.whole ?? txt`${pronoun}`;
    this.whole = undefined;
    return text;
  }

  n(amount: Amount<L['fact']>): Num {
    // Bound by the keyword in front of the text, which explains it.
    if (typeof amount === 'number' || amount === 'X') return amount;
    const { base, per, each, by = 1, max } = amount;
    const step = this.voice.facts[per](num(numeral(base === 0 ? each : Math.abs(each), this.lang)), by);
    const sum = base === 0 ? step : txt`${base} ${each < 0 ? '−' : '+'} ${step}`;
    return this.letter(max === undefined ? sum : txt`${sum}, ${WORDS[this.lang].atMost} ${max}`);
  }

  letter(definition: Text): string {
    const key = JSON.stringify(definition);
    const old = this.known.get(key);
    if (old) return old;
    const letter = this.letters[this.known.size];
    if (!letter) throw new Error('too many computed amounts in one text');
    this.known.set(key, letter);
    this.fresh.push(txt`${num(letter)} = ${definition}.`);
    return letter;
  }

  /** Whole sentences; the letters an operation introduced are defined right behind it. */
  all(ops: readonly Operation<L>[], labels: Text[]): Text {
    const groups = labels.length > 0 ? [ops] : ops.map((op) => [op]);
    const out = groups.flatMap((group) => {
      const sentences = this.under(labels, group).map((s) => capitalise(concat(this.inline(s), '.'), this.lang));
      return [...sentences, ...this.fresh.splice(0)];
    });
    return join(out, ' ');
  }

  sentences(op: Operation<L>): Sentence[] {
    if (isControl<L>(op)) return this.control(op);
    // The key is the operation's own name, so phrase and operation fit; TypeScript cannot follow the lookup.
    type Phrase = (o: L['own'], tell: Teller<L['fact']>) => Text | Sentences;
    const phrase = this.voice.own[op.op as keyof Phrases<L>] as Phrase | undefined;
    if (!phrase) throw new Error(`no phrase for ${op.op} in ${this.lang}`);
    const said = phrase(op, this);
    return 'sentences' in said ? said.sentences : [{ labels: [], clauses: [said] }];
  }

  private control(op: Control<L>): Sentence[] {
    const w = WORDS[this.lang];
    switch (op.op) {
      case 'when': {
        const yes = this.under([this.voice.condition(op.if)], op.then);
        return op.else ? [...yes, ...this.under([txt`${w.otherwise}`], op.else)] : yes;
      }
      case 'may':
        return this.under([txt`${mayOf(this.lang)}`], op.do);
      case 'pay': {
        if (!this.voice.cost) throw new Error(`no words for a cost in ${this.lang}`);
        const [first, ...rest] = this.under([], op.do);
        const price = txt`${this.voice.cost(op.cost)} → `;
        const paid = [concat(price, this.inline(first)), ...rest.map((s) => this.inline(s))];
        return [{ labels: [txt`${mayOf(this.lang)}`], clauses: paid }];
      }
      case 'repeat':
        return this.repeated(this.n(op.n), this.under([], op.do));
      case 'each': {
        const { label, object } = this.voice.groups[op.of];
        const alone = op.do.length === 1 && !isControl(op.do[0]);
        if (!alone) return this.under([label], op.do);
        this.whole = object;
        const sentences = this.sentences(op.do[0]);
        const taken = this.whole === undefined;
        this.whole = undefined;
        return taken ? sentences : this.under([label], op.do);
      }
      case 'choose':
        return [{ labels: [], clauses: [this.choice(op.of.map((b) => b.do))] }];
    }
  }

  /** As a label; where the language says so, in front of the only clause: `třikrát uděl 3 poškození`. */
  private repeated(n: Num, inner: Sentence[]): Sentence[] {
    const alone = inner.length === 1 && inner[0].labels.length === 0 && inner[0].clauses.length === 1;
    const times = timesOf(n, this.lang);
    if (!alone || !times.leads) return this.covered([times.label], inner);
    return [{ labels: [], clauses: [txt`${times.leads} ${inner[0].clauses[0]}`] }];
  }

  private under(labels: Text[], ops: readonly Operation<L>[]): Sentence[] {
    return this.covered(
      labels,
      ops.flatMap((op) => this.sentences(op)),
    );
  }

  /** Puts labels in front of a list so that they clearly cover all of it and nothing else. */
  private covered(labels: Text[], inner: Sentence[]): Sentence[] {
    if (labels.length === 0 || inner.length === 0) return inner;
    if (inner.length === 1) return [{ labels: [...labels, ...inner[0].labels], clauses: inner[0].clauses }];
    const open = inner.slice(0, -1).every((s) => s.labels.length === 0);
    if (open) return [{ labels, clauses: inner.flatMap((s) => (s.labels.length > 0 ? [this.inline(s)] : s.clauses)) }];
    return [{ labels, clauses: inner.map((s) => (s.labels.length > 0 ? txt`(${this.inline(s)})` : this.inline(s))) }];
  }

  private choice(branches: readonly (readonly Operation<L>[])[]): Text {
    // The choice is only which comes first: said once, `draw 2 cards and/or isolate 1 corruption`.
    const sets = branches.map((ops) => JSON.stringify(ops.map((op) => JSON.stringify(op)).sort()));
    if (sets.every((set) => set === sets[0])) {
      const parts = branches[0].flatMap((op) => this.sentences(op)).map((s) => this.inline(s));
      return join(parts, WORDS[this.lang].andOr);
    }
    const lists = branches.map((ops) => ops.flatMap((op) => this.sentences(op)));
    const bare = (list: Sentence[]) => list.length === 1 && list[0].labels.length === 0 && list[0].clauses.length === 1;
    const texts = lists.map((list) => {
      const text = join(
        list.map((s) => this.inline(s)),
        '; ',
      );
      return bare(list) ? text : txt`(${text})`;
    });
    const short = lists.every(bare) ? merged(texts, this.lang) : undefined;
    if (short) return short;
    return concat(join(texts.slice(0, -1), ', '), WORDS[this.lang].clauseOr, texts[texts.length - 1]);
  }

  private inline(s: Sentence): Text {
    const last = s.labels.length - 1;
    const labels = s.labels.flatMap((label, i) => [label, leadsOn(label) ? ' ' : i < last ? ', ' : ': ']);
    return concat(...labels, join(s.clauses, '; '));
  }
}

export interface TellOptions {
  /** Whose text it is, in the game's words. */
  self?: string;
  /** Stand in front of all of it (`activation`, `once per round`). */
  labels?: Text[];
  /** Letters that already mean something else on the same card. */
  taken?: readonly string[];
}

/** The text of a list of operations. */
export function tell<L extends Lexicon>(voice: Voice<L>, ops: readonly Operation<L>[], about: TellOptions = {}): Text {
  return new Telling(voice, about.self ?? '', about.taken ?? []).all(ops, about.labels ?? []);
}
