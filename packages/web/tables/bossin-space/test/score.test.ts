import type { BosView } from '@starhold/bossin-space';
import { packOf, packs } from '@starhold/bossin-space/content';
import { quickRng, samplePick } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { timesOf } from '../../../desk/reel/score.ts';
import { loadBotGame } from '../../../games/modules.ts';
import { Runs } from '../../../kit/synth.ts';
import { newTable } from '../../../session/opening.ts';
import { columnsOf, dangerDef } from '../model/cards.ts';
import { score } from '../score.ts';

/** Cause before effect: what hits leaves from somewhere, and who falls is seen to fall. */

const enemy = (uid: number, attack: number) => ({ uid, type: 'E01', hp: 1, damage: 0, attack, xp: 1, shield: false });
const view = {
  ship: 2,
  columns: [[], [enemy(3, 2), enemy(4, 1), enemy(5, 2)], [], []],
  boss: { entered: true, column: 3 },
} as unknown as BosView;
const told = (type: string, pub: object, cause: string) => ({ events: [{ type, pub, cause }] as never });
const how = (strokes: readonly { on: string; how: string; to?: string }[]): string[] =>
  strokes.map((stroke) => `${stroke.how} ${stroke.on}${stroke.to === undefined ? '' : ` → ${stroke.to}`}`);

describe('the score of Bossin’ Space', () => {
  it('lets a shot leave the ship before it hits, and past everything when it misses', () => {
    const hit = score(told('enemyHit', { uid: 7, enemy: 'E01', column: 2, left: 0 }, 'command:shot'), view);
    expect(how(hit.lead)).toEqual(['bolt ship → enemy:u7', 'burst enemy:u7']);
    // Without motion what is written stands beside the thing: numbers, and no name of the rules.
    expect(hit.lead.flatMap(({ text }) => text ?? [])).toEqual(['−1']);
    const missed = score(told('missed', { column: 4 }, 'command:laser'), view);
    expect(how(missed.lead)).toEqual(['bolt ship → sky:4', 'glow sky:4']);
    expect(missed.lead.map(({ far, faint }) => [far, faint])).toEqual([
      [true, undefined],
      [undefined, true],
    ]);
    expect(hit.lead[0].far).toBeUndefined();
  });

  it('closes a row when everybody has left it', () => {
    const { follow } = score(told('rowClosed', { row: 1 }, 'danger:D20'), view);
    const { starts } = timesOf(follow);
    const at = (line: string): number => starts[how(follow).indexOf(line)] ?? -1;
    expect([3, 4, 5].map((uid) => at(`slide enemy:u${uid}`))).toEqual([0, 0, 0]);
    expect([at('slide row:1'), at('glow row:1')]).toEqual([220, 440]);
  });

  it('lets a ship that can go no further knock against the edge of the board, on the side where it is', () => {
    const edges = [1, 2, 4].map((column) => score(told('shipStays', { column }, 'command:move'), view).follow[0]?.edge);
    expect(edges).toEqual([-1, undefined, 1]);
  });

  it('shows who fired at the ship: the activated enemy, the nearest of the strongest, the boss', () => {
    const by = (cause: string) => how(score(told('shipHit', { now: 2 }, cause), view).lead)[0];
    expect(by('enemy:u4')).toBe('bolt enemy:u4 → ship');
    expect(by('danger:D03')).toBe('bolt enemy:u5 → ship');
    expect(by('boss:null-cantor.3')).toBe('bolt boss → ship');
  });

  it('lets the strongest of every attacked column fire, also where the ship is not', () => {
    const columns = [[enemy(6, 1), enemy(7, 3)], view.columns[1], [], []];
    const crossed = { ...view, columns, pack: packs.base } as unknown as BosView;
    const attack = told('dangerResolves', { slot: 1, danger: 'D03' }, 'danger:D03');
    const cols = columnsOf(dangerDef(crossed, 'D03')).cols ?? [];
    const bolts = how(score(attack, crossed).lead).filter((line) => line.startsWith('bolt'));
    expect(cols).toEqual([1, 2]);
    expect(bolts).toEqual(['bolt enemy:u7 → column:1']);
    // On the card, too, and all at once.
    const { lead } = score(attack, crossed);
    const cells = lead.filter((stroke) => stroke.how === 'cell');
    expect(cells.map(({ on, cells }) => [on, cells])).toEqual([
      ['danger:1', [0, 1]],
      ['danger:1', [1, 2]],
    ]);
    const { starts } = timesOf(lead);
    expect(new Set(lead.flatMap((stroke, i) => (/cell|glow/.test(stroke.how) ? starts[i] : []))).size).toBe(1);
    // Where nobody stands the column is grey.
    const nobody = { ...crossed, columns: [[], view.columns[1], [], []] } as unknown as BosView;
    const grey = score(attack, nobody).lead.filter(({ faint }) => faint);
    expect(how(grey)).toEqual(['glow sky:1', 'glow column:1']);
  });

  it('has one shot for an attack of several points, and none for who breaks the line', () => {
    const hit = { type: 'shipHit', pub: { now: 1 }, cause: 'danger:D03' };
    const bolts = (events: object[]) =>
      score({ events: events as never }, view).lead.filter((stroke) => stroke.how === 'bolt').length;
    expect(bolts([hit, hit])).toBe(1);
    const broken = { type: 'lineBroken', pub: { uid: 5, enemy: 'E01', column: 2, attack: 1 }, cause: 'danger:D13' };
    expect(bolts([broken, hit])).toBe(0);
    const lost = score({ events: [broken, hit, hit] as never }, view).follow;
    expect(lost.filter(({ text }) => text).map(({ on, text }) => `${on} ${text}`)).toEqual(['life −2']);
  });

  it('snaps the line under whoever breaks it, then hits the ship and takes the hearts point by point', () => {
    const broken = { type: 'lineBroken', pub: { uid: 5, enemy: 'E01', column: 2, attack: 2 }, cause: 'danger:D13' };
    const hits = [2, 1].map((now) => ({ type: 'shipHit', pub: { now }, cause: 'danger:D13' }));
    const { lead, follow } = score({ events: [broken, ...hits] as never }, view);
    expect(how(lead).slice(0, 3)).toEqual(['lunge enemy:u5 → column:2', 'snap line', 'burst ship']);
    const hearts = follow.filter((stroke) => stroke.how === 'cell');
    expect(hearts.map(({ cells }) => cells)).toEqual([
      [3, 2],
      [2, 1],
    ]);
    expect(lead.filter(({ sound }) => sound === 'shipHit').length).toBe(2);
    const { starts } = timesOf(follow);
    const [first, second] = hearts.map((heart) => starts[follow.indexOf(heart)]);
    expect(second).toBeGreaterThan(first);
  });

  it('takes the heart when the hull is hit, before anybody else moves; who broke the line moves no more', () => {
    const broken = { type: 'lineBroken', pub: { uid: 5, enemy: 'E01', column: 2, attack: 1 }, cause: 'enemy:u5' };
    const hit = { type: 'shipHit', pub: { now: 2 }, cause: 'enemy:u5' };
    const moved = { type: 'enemyMoved', pub: { uid: 5, enemy: 'E01', from: 1, to: 2 }, cause: 'enemy:u5' };
    expect(how(score({ events: [moved, broken, hit] as never }, view).follow)).toEqual(['cell life', 'count life']);
    const summoned = { type: 'summoned', pub: { uid: 9, enemy: 'E01', column: 2 }, cause: 'enemy:u3' };
    const { follow } = score({ events: [summoned, broken, hit] as never }, view);
    expect(how(follow)).toEqual([
      'cell life',
      'count life',
      'slide enemy:u3',
      'slide enemy:u4',
      'slide enemy:u9 → enemy:u3',
    ]);
  });

  it('lets who finds no room when called go over the line from whoever called', () => {
    const events = [
      { type: 'summoned', pub: { uid: 9, enemy: 'E01', column: 2 }, cause: 'enemy:u5' },
      { type: 'lineBroken', pub: { uid: 9, enemy: 'E01', column: 2, attack: 1 }, cause: 'enemy:u5' },
      { type: 'shipHit', pub: { now: 2 }, cause: 'enemy:u5' },
    ];
    const { lead, follow } = score({ events: events as never }, view);
    expect(how(lead)).toEqual(['lunge enemy:u5 → column:2', 'snap line', 'burst ship']);
    expect(lead[0].text).toBe('▼'); // who called stays where it is
    expect(how(follow)).toEqual(['cell life', 'count life']);
  });

  it('lets who comes and moves on at once come to where it is, in one way', () => {
    const events = [
      { type: 'enemyEntered', pub: { uid: 9, enemy: 'E01', column: 1 }, cause: 'danger:D20' },
      { type: 'enemyMoved', pub: { uid: 9, enemy: 'E01', from: 1, to: 2 }, cause: 'danger:D20' },
    ];
    expect(how(score({ events: events as never }, view).follow)).toEqual(['slide enemy:u9 → sky:1']);
    expect(how(score({ events: events.slice(1) as never }, view).follow)).toEqual(['slide enemy:u9']);
  });

  it('names the boss on a dark stage, then lets it land and counts out its health', () => {
    const { lead, follow } = score(told('bossEntered', { boss: 'x', column: 2, hp: 9 }, 'enemies'), view);
    expect(how(lead)).toEqual(['dim table', 'banner table']);
    expect(how(follow).slice(0, 2)).toEqual(['slide boss', 'cell boss-health']);
    expect(follow[1].cells).toEqual([0, 9]);
  });

  it('turns the numbers of the boss with its mask: until it stands on edge they are those of the old side', () => {
    const { follow } = score(told('bossFlipped', { side: 2 }, 'boss:x.1'), view);
    expect(how(follow)).toEqual(['turn boss', 'turn boss-health', 'turn boss-next']);
    expect(timesOf(follow).starts).toEqual([0, 0, 0]);
    expect(new Set(follow.map(({ ms }) => ms)).size).toBe(1);
  });

  it('lights the signs of an activated enemy one after the other', () => {
    const busy = { ...view, pack: packs.base } as unknown as BosView;
    const type = [...packOf(busy).byId.enemy.values()].find(({ ops }) => ops.length > 1)?.id ?? '';
    const { lead } = score(told('activated', { uid: 4, enemy: type, column: 2 }, 'danger:D20'), busy);
    const signs = lead.filter((stroke) => stroke.how === 'cell');
    expect(signs.map(({ cells }) => cells?.[0]).slice(0, 2)).toEqual([0, 2]);
    expect(signs.every(({ together }) => !together)).toBe(true);
  });

  it('has a time of its own for what dangers, enemies and the boss do', () => {
    const chapterOf = (cause: string) => score(told('shipHit', { now: 2 }, cause), view).chapter;
    expect(['danger:D03', 'enemy:u4', 'boss:null-cantor.3', 'command:shot'].map(chapterOf)).toEqual([
      'enemies',
      'enemies',
      'enemies',
      undefined,
    ]);
  });

  it('turns over the picks a tick apart, and misses with a ping', () => {
    const { follow } = score(told('revealed', { cards: ['shot', 'laser', 'rocket', 'heal'] }, 'x'), {
      ...view,
      hand: [],
    } as unknown as BosView);
    expect(timesOf(follow).starts).toEqual([0, 80, 160, 240]);
    expect(follow.map(({ sound }) => sound)).toEqual(['tick', 'tick', 'tick', 'tick']);
    // With the climb of a run of ticks they are a chord.
    const runs = new Runs();
    const heard = follow.map(({ sound = 'tick', pitch = 0 }, i) => 12 * Math.log2(runs.pitch(sound, i / 12)) + pitch);
    expect(heard.map(Math.round)).toEqual([0, 4, 7, 12]);
    expect(score(told('missed', { column: 4 }, 'command:laser'), view).lead.at(-1)?.sound).toBe('clink');
  });

  it('turns the cards in hand whose value an upgrade changes', () => {
    const holding = { ...view, hand: ['rocket', 'shot', 'rocket'] } as unknown as BosView;
    const { lead, follow } = score(told('upgraded', { path: 'rockets', level: 1 }, 'x'), holding);
    expect(how(follow).filter((line) => line.startsWith('turn'))).toEqual(['turn hand:rocket:0', 'turn hand:rocket:1']);
    expect(timesOf(lead).ms + timesOf(follow).ms).toBeLessThanOrEqual(1200);
    // Behind a tab it is not seen: there the cube goes to the tab.
    expect(how(lead)).toContain('fly xp → tab:ship');
    // The board is near when the cube goes into its hole, and only then a card has another value.
    expect(follow[0]).toMatchObject({ on: 'upgrades', how: 'forward', to: 'xp', notch: 'rockets' });
    const { starts } = timesOf(follow);
    const turned = follow.findIndex(({ how }) => how === 'turn');
    expect(starts[turned]).toBeGreaterThanOrEqual(follow[0].ms / 2);
  });

  it('breaks whoever falls where he stood, then counts what he was worth', () => {
    const fallen = score(told('defeated', { uid: 5, enemy: 'E01', xp: 2 }, 'command:shot'), view);
    expect(how(fallen.follow)).toEqual(['break enemy:u5', 'fly enemy:u5 → xp', 'fly enemy:u5 → xp']);
    // One by one, and never so many that it would take long.
    const many = score(told('defeated', { uid: 5, enemy: 'E01', xp: 9 }, 'command:shot'), view).follow;
    expect(new Set(timesOf(many).starts).size).toBe(many.length);
    expect(many.filter(({ how }) => how === 'fly').length).toBe(9);
    expect(timesOf(many).ms).toBeLessThanOrEqual(1000);
    // A bomb needs a shot of its own; what was hit first has had it.
    expect(how(fallen.lead)).toEqual(['bolt ship → enemy:u5']);
    const events = [
      { type: 'enemyHit', pub: { uid: 5, enemy: 'E01', column: 2, left: 0 }, cause: 'command:shot' },
      { type: 'defeated', pub: { uid: 5, enemy: 'E01', xp: 2 }, cause: 'command:shot' },
    ];
    expect(how(score({ events: events as never }, view).lead)).toEqual(['bolt ship → enemy:u5', 'burst enemy:u5']);
  });

  it('has a stroke for every beat of played games that changes life, health or position', async () => {
    const game = await loadBotGame('bossin-space');
    const silent = new Set<string>();
    let beats = 0;
    for (let i = 1; i <= 4; i++) {
      const table = newTable(game, game.parseOptions({ players: 1 }), i.toString(16).padStart(2, '0').repeat(16));
      table.watch(true);
      const rng = quickRng(i);
      while (table.over === '') {
        const [seat] = table.waitingFor;
        const { view: now, decisions } = table.seen(seat);
        const from = table.length;
        const pick = from % 3 === 0 ? samplePick(decisions[0].ask, rng) : game.brain.choose(now, decisions[0], rng);
        table.answer({ decision: decisions[0].id, seat, pick });
        for (const beat of table.beats(from, seat)) {
          beats++;
          const { lead, follow } = score(beat as never, now as BosView);
          const loud =
            /^(shipHit|enemyHit|bossHit|defeated|missed|absorbed|shipMoved|enemyMoved|bossMoved|lineBroken)$/;
          for (const { type } of beat.events)
            if (loud.test(type) && lead.length + follow.length === 0) silent.add(type);
        }
      }
    }
    expect(beats).toBeGreaterThan(200);
    expect([...silent]).toEqual([]);
  });
});
