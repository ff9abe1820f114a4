import type { Language } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { packOf } from '@starhold/rone/content';
import type { ComponentType } from 'react';
import { type Desk, useDesk } from '../desk/context.ts';
import type { Front, ZonePart } from '../desk/front.ts';
import { later } from '../desk/later.tsx';
import { isDesk } from '../desk/size.ts';
import { TEMPERS } from '../kit/tempers.ts';
import { Extra } from '../tables/rone/board/Extra.tsx';
import { faceOf } from '../tables/rone/board/faces.tsx';
import styles from '../tables/rone/board/grid.module.css';
import { Hand } from '../tables/rone/board/Hand.tsx';
import { Own } from '../tables/rone/board/Own.tsx';
import { PilesSheet } from '../tables/rone/board/Piles.tsx';
import { Stage } from '../tables/rone/board/Stage.tsx';
import { Base, Ground, Others, Parts } from '../tables/rone/board/Zones.tsx';
import { PackProvider } from '../tables/rone/cards/pack.ts';
import { Screws } from '../tables/rone/cards/Screw.tsx';
import { foresee } from '../tables/rone/model/foresee.ts';
import {
  along,
  dragged,
  isSource,
  openingAmounts,
  pauses,
  repeats,
  shortcutsAt,
  towards,
} from '../tables/rone/model/gestures.ts';
import { logParts } from '../tables/rone/model/log.ts';
import { priceOf, questionWords } from '../tables/rone/model/question.ts';
import { isAimed, isAtOnce, isQuiet, stepsOf, targetOfRef } from '../tables/rone/model/targets.ts';
import { wordsOf } from '../tables/rone/model/words.ts';
import { score } from '../tables/rone/score.ts';
import { RONE_TEXT } from '../tables/rone/text/table.ts';

/** RONE: Invasion at the desk. */

type Rone = Desk<View>;

/** A part with the cards of the pack that this table plays with. */
function packed(Part: ComponentType): ComponentType {
  return function Packed() {
    const { view } = useDesk<View>();
    return (
      <PackProvider value={packOf(view)}>
        <Part />
      </PackProvider>
    );
  };
}

const Mates = later(async () => (await import('../tables/rone/invasion/Mates.tsx')).Mates);
const InvasionSheet = later(async () => (await import('../tables/rone/invasion/InvasionSheet.tsx')).InvasionSheet);

const tab = (id: keyof (typeof RONE_TEXT)['en']['tabs']) => ({
  id,
  title: ({ lang }: Rone) => RONE_TEXT[lang].tabs[id],
});

const ZONES: readonly ZonePart<View>[] = [
  {
    ...tab('parts'),
    icon: 'mechanic',
    area: 'rail',
    Body: packed(Parts),
    count: ({ view, seat }) => view.players[seat]?.parts,
    holds: (target) => target.startsWith('part:'),
  },
  {
    ...tab('base'),
    icon: 'captain',
    area: 'side',
    Body: packed(Base),
    count: ({ view, seat }) => view.players[seat]?.base.length,
    holds: (target) => target.startsWith('base:') && !target.includes('>'),
  },
  {
    ...tab('ground'),
    icon: 'up',
    area: 'side',
    Body: packed(Ground),
    count: ({ view, seat }) => view.players[seat]?.ground.length,
    holds: (target) => target.startsWith('ground:') && !target.includes('>'),
  },
  {
    ...tab('piles'),
    icon: 'deck',
    area: 'sheet',
    Body: packed(PilesSheet),
    holds: (target) => target.startsWith('pile:') && !target.includes('>'),
    // A phone has no row for what was played.
    tells: 'played played:*',
  },
  {
    ...tab('others'),
    icon: 'enemies',
    area: 'sheet',
    Body: packed(Others),
    // The strips of the others open them, too.
    isThere: ({ turn }) => [...turn.reach.byTarget.keys()].some((target) => target.includes('>p')),
    holds: (target) => target.includes('>p'),
  },
  {
    ...tab('mates'),
    icon: 'crew',
    area: 'side',
    Body: packed(Mates),
    isThere: ({ view }) => view.players.length > 1 && (view.invasion !== null || view.players.length > 2),
    holds: (target) => /^(player:|base:.*>)/.test(target),
    tells: 'player:* armour:* health:*',
  },
  {
    ...tab('invasion'),
    icon: 'enemies',
    area: 'sheet',
    Body: packed(InvasionSheet),
    isThere: ({ view, size }) => view.invasion !== null && !isDesk(size),
    holds: (target) => /^(action|protocol):/.test(target),
  },
];

const name: Record<Language, string> = { en: 'RONE: Invasion', cs: 'RONE: Invaze', de: 'RONE: Invasion' };

export const front: Front<View> = {
  id: 'rone',
  name,
  className: styles.rone,
  stepsOf,
  isQuiet,
  isAtOnce,
  isAimed,
  along,
  dragged,
  openingAmounts,
  pauses,
  repeats,
  isSource,
  towards,
  shortcuts: ({ turn, view, lang }) => {
    const stack = turn.decision && shortcutsAt(turn.decision, view).find(({ id }) => id === 'stack');
    const { prompt } = RONE_TEXT[lang];
    return stack ? [{ ...stack, label: prompt.stack, help: prompt.stackHelp, how: 'hand' }] : [];
  },
  isInHand: (target) => target.startsWith('card:'),
  words: wordsOf,
  logParts,
  prompt: questionWords,
  priceOf,
  foresee: (events, { seat, lang }) => foresee(events, seat, RONE_TEXT[lang]),
  Own: packed(Own),
  Stage: packed(Stage),
  Hand: packed(Hand),
  zones: ZONES,
  faceOf,
  optionIcon: (option) => (option.startsWith('pay:') && !option.includes('>') ? <Screws of={paidIn(option)} /> : null),
  Extra,
  End: later(async () => (await import('../tables/rone/End.tsx')).End),
  score,
  temper: TEMPERS.metal,
  round: (view) => view.round,
  phases: (view, lang) =>
    RONE_TEXT[lang].phases.slice(1).map((phase, i) => ({
      id: String(i + 1),
      name: view.phase === i + 1 ? `${i + 1} · ${phase}` : String(i + 1),
      now: view.phase === i + 1,
    })),
  mainGauge: ({ seat }) => `health:${seat}`,
  targetOfRef,
  guide: async () => (await import('../tables/rone/guide/index.ts')).guide,
  keys: (desk) => {
    const { keys } = RONE_TEXT[desk.lang];
    const toggle = (zone: string): void => desk.openZone(desk.zone === zone ? null : zone);
    return [
      { key: 'd', keys: ['D'], text: keys.piles, act: () => toggle('piles') },
      { key: 'b', keys: ['B'], text: keys.base, act: () => toggle('base') },
      { key: 'r', keys: ['R'], text: keys.reroll, act: () => desk.press('reroll') },
      { key: 'c', keys: ['C'], text: keys.convert, act: () => desk.press('convert') },
    ];
  },
};

/** Letters of a payment; nothing is `-`. */
function paidIn(option: string): string {
  return option.slice('pay:'.length).replace('-', '');
}
