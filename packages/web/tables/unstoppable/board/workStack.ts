import type { UnsView, WorkView } from '@starhold/unstoppable';
import { coreIn, type Effect, GAINS, type Gain, type Pack, packOf, upgradeIn } from '@starhold/unstoppable/content';

/** What is being resolved and what waits for it, outermost first. */
export interface WorkItem {
  id: string;
  /** `play`, `reward`, `hit` …: what it is called is in the texts. */
  what: string;
  seat: number;
  state: 'waits' | 'now';
  core: string | null;
  upgrade: string | null;
  n: number;
  about: string;
  /** Effects of the card that are still to come. */
  left: Effect[];
}

/** Phases and checks are no effects: nobody waits for them. */
const SILENT = new Set(['upkeep', 'select', 'threat', 'cleanup', 'refill', 'playOn', 'levelCheck', 'check', 'wound']);

/** The things at work for one player, or for everybody. */
export function workItems(view: UnsView, seat?: number): WorkItem[] {
  const shown = view.work.filter((w) => !isSilent(w) && (seat === undefined || w.seat === seat || isShared(w)));
  return shown.map((w, i) => ({
    id: `${i}/${w.what}/${w.core ?? w.about}`,
    what: w.what,
    seat: w.seat,
    state: i === shown.length - 1 ? 'now' : 'waits',
    core: w.core,
    upgrade: w.what === 'fit' ? (w.upgrades[0] ?? null) : null,
    n: w.dealt < 0 ? w.n : w.dealt,
    about: w.about,
    left: leftOf(packOf(view), w),
  }));
}

/** An ally that does something in upkeep is at work; the phase of the same name is not. */
function isSilent(w: WorkView): boolean {
  return w.core === null && SILENT.has(w.what);
}

/** Two players decide these together. */
function isShared(w: WorkView): boolean {
  return w.what === 'story' || w.what === 'market';
}

export function gainOf(item: WorkItem): Gain | undefined {
  return GAINS.find((gain) => gain === item.about);
}

function leftOf(pack: Pack, w: WorkView): Effect[] {
  const core = coreIn(pack, w.core);
  if (!core) return [];
  const own =
    w.what === 'play'
      ? core.play
      : w.what === 'exhaust'
        ? (core.exhaust[w.group] ?? [])
        : core.triggers.filter((t) => t.on === w.what).map((t) => t.effect);
  const extra =
    w.what === (core.kind === 'tactic' ? 'play' : 'exhaust')
      ? w.upgrades.flatMap((id) => upgradeIn(pack, id)?.core.effects ?? [])
      : [];
  return [...own, ...extra].filter((_, i) => i !== w.at && !w.done.includes(i));
}
