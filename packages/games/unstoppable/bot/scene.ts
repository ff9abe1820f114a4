import { isBossDef, type Op, storyIn, threatIn } from '../content/index.ts';
import type { CardView, PlayerView, ThreatView, UnsView } from '../view.ts';
import type { Choice, Target } from './model.ts';
import { CORE, cards, nothing, type Reader, readCard, readEffect, readerOf, UPGRADE, type Use } from './reading.ts';
import { allyPerTurn, useWorth } from './worth.ts';

const MAX_USES = 30;

function bossDamageOf(onDrawn: readonly Op[]): number {
  return onDrawn.reduce((sum, op) => sum + (op.op === 'bossDamage' ? op.n : 0), 0);
}

/** A use that costs no action points and takes no card out of the hand. */
function freeChoice(id: string, use: Use, twin: string): Choice {
  return { id, cost: 0, use, held: 0, perTurn: 0, opens: 0, closes: 0, hand: false, twin };
}

/** The table as a plan needs it: what can be hit and what can be done, read off a view. */
export class Scene {
  protected readonly view: UnsView;
  protected readonly seat: number;
  protected readonly me: PlayerView;
  protected readonly reader: Reader;
  protected readonly targets: Target[] = [];
  protected readonly choices: Choice[] = [];
  protected readonly mods = { each: 0, first: 0, onDeck: 0 };

  constructor(view: UnsView, seat: number) {
    this.view = view;
    this.seat = seat;
    this.me = view.players[seat];
    this.reader = readerOf(view, seat);
  }

  /** A card in hand, or (`held` false) one that a defeat would draw. Returns its mask. */
  protected addCard(card: CardView, inHand: boolean): number {
    const core = CORE.get(card.core ?? '');
    if (!core || this.choices.length >= MAX_USES) return 0;
    const use = readCard(this.reader, card, -1, !inHand);
    const at = this.choices.length;
    const perTurn = core.kind === 'ally' ? allyPerTurn(this.reader, card, !inHand) : 0;
    const choice: Choice = {
      id: inHand ? `play:${card.ref}` : '',
      cost: card.cost,
      use,
      held: useWorth(use) + 1.7 * perTurn,
      perTurn,
      opens: 0,
      closes: 0,
      hand: true,
      twin: `${card.core}/${card.top}/${card.bottom}`,
    };
    this.choices.push(choice);
    if (core.kind === 'ally') choice.opens = this.addExhausts(card, true);
    return 1 << at;
  }

  protected addExhausts(card: CardView, fresh: boolean): number {
    const core = CORE.get(card.core ?? '');
    const groups = core?.exhaust.length ?? 0;
    const first = this.choices.length;
    let mask = 0;
    for (let g = 0; g < Math.max(1, groups); g++) {
      if (this.choices.length >= MAX_USES) break;
      const use = readCard(this.reader, card, g, fresh);
      if (useWorth(use) === 0) continue;
      mask |= 1 << this.choices.length;
      const id = fresh ? '' : `exhaust:${card.ref}${groups > 1 ? `.${g}` : ''}`;
      this.choices.push(freeChoice(id, use, `${card.ref}.${g}`));
    }
    for (let i = first; i < this.choices.length; i++) this.choices[i].closes = mask & ~(1 << i);
    return mask;
  }

  protected addTarget(t: ThreatView, seat: number, onDeck: boolean): void {
    const def = threatIn(cards, t.threat);
    const reward = nothing();
    if (def && !isBossDef(def)) readEffect(this.reader, { ops: def.reward }, null, false, reward);
    for (const u of [t.top, t.bottom]) {
      const more = u === null ? undefined : UPGRADE.get(u)?.threat.reward;
      if (more && more.length > 0) readEffect(this.reader, { ops: more }, null, false, reward);
    }
    let fear = 0;
    let rage = 0;
    let taunt = false;
    let swift = false;
    for (const k of t.keywords) {
      if (k.k === 'fear') fear++;
      else if (k.k === 'rage') rage++;
      else if (k.k === 'taunt') taunt = true;
      else if (k.k === 'swift') swift = true;
    }
    const at = this.choices.length;
    const mine = seat === this.seat;
    const drawn = mine && t.core !== null && this.addCard(t, false) !== 0;
    this.targets.push({
      id: `hit:${t.ref}`,
      left: t.health - t.damage,
      health: t.health,
      attack: t.attack,
      taunt,
      swift,
      fear: onDeck ? 0 : fear,
      rage,
      onDeck,
      seat,
      bossDamage: def && isBossDef(def) ? bossDamageOf(def.onDrawn) : 0,
      reward,
      draws: drawn ? at : -1,
    });
  }

  /** Effects of the card at work that are still to come. */
  protected addPending(): number {
    const work = this.view.work.findLast((w) => w.core !== null && w.seat === this.seat);
    const core = work?.core ? CORE.get(work.core) : undefined;
    if (!work || !core || this.choices.length >= MAX_USES) return 0;
    const own = work.what === 'play' ? core.play : work.what === 'exhaust' ? (core.exhaust[work.group] ?? []) : [];
    const all = [...own, ...work.upgrades.flatMap((u) => UPGRADE.get(u)?.core.effects ?? [])];
    const use = nothing();
    all.forEach((e, i) => {
      if (!work.done.includes(i) && work.at !== i) readEffect(this.reader, e, core.faction, false, use);
    });
    if (useWorth(use) === 0) return 0;
    this.choices.push(freeChoice('', use, 'pending'));
    return 1 << (this.choices.length - 1);
  }

  /** What allies and the story do to damage. */
  protected readModifiers(): void {
    const story = storyIn(cards, this.view.boss.story);
    const all = [
      ...(story?.modifiers ?? []),
      ...this.me.play.flatMap((c) => [
        ...(CORE.get(c.core ?? '')?.passives ?? []),
        ...(UPGRADE.get(c.top ?? '')?.core.passives ?? []),
        ...(UPGRADE.get(c.bottom ?? '')?.core.passives ?? []),
      ]),
    ];
    for (const m of all) if (m.mod === 'damage') this.mods[m.when] += m.n;
  }
}
