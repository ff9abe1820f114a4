import { type BosView, PHASES } from '@starhold/bossin-space';
import type { Front } from '../desk/front.ts';
import { later } from '../desk/later.tsx';
import { TEMPERS } from '../kit/tempers.ts';
import { Board } from '../tables/bossin-space/board/Board.tsx';
import styles from '../tables/bossin-space/bossin.module.css';
import { Hand } from '../tables/bossin-space/Hand.tsx';
import { openingOrder } from '../tables/bossin-space/model/arrange.ts';
import { foreseen } from '../tables/bossin-space/model/foresee.ts';
import { faceOf } from '../tables/bossin-space/model/inspect.tsx';
import { optionIcon } from '../tables/bossin-space/model/labels.tsx';
import { logParts } from '../tables/bossin-space/model/log.ts';
import { isAtOnce, isQuiet, partsOf, priceOf, stepsOf, targetOfRef } from '../tables/bossin-space/model/options.ts';
import { promptOf } from '../tables/bossin-space/model/prompt.tsx';
import { whyNot } from '../tables/bossin-space/model/reasons.ts';
import { shortcuts } from '../tables/bossin-space/model/shortcuts.ts';
import { wordsOf } from '../tables/bossin-space/model/words.ts';
import { Own } from '../tables/bossin-space/Own.tsx';
import { score } from '../tables/bossin-space/score.ts';
import { BOS_TEXT } from '../tables/bossin-space/text/index.ts';
import { Crew } from '../tables/bossin-space/zones/Crew.tsx';
import { DrySum } from '../tables/bossin-space/zones/DrySum.tsx';
import { Piles } from '../tables/bossin-space/zones/Piles.tsx';
import { Ship } from '../tables/bossin-space/zones/Ship.tsx';
import { Timeline } from '../tables/bossin-space/zones/Timeline.tsx';
import { gameEntry } from './modules.ts';

const name = gameEntry('bossin-space')?.name ?? { en: '', cs: '', de: '' };

export const front: Front<BosView> = {
  id: 'bossin-space',
  name,
  className: styles.bossin,

  stepsOf,
  isQuiet,
  isAtOnce,
  priceOf,
  openingOrder: (given, view) =>
    openingOrder(
      given.map((option) => partsOf(option).ref),
      view,
    ),
  placeOf: (option, _view, lang) => {
    const { verb, to } = partsOf(option);
    return verb === 'fire' ? BOS_TEXT[lang].board.column(to) : undefined;
  },
  isInHand: (target) => /^(command|order):/.test(target),
  whyNot,
  ordersInHand: true,
  shortcuts,
  // The ship is dragged onto what it shall fire at.
  isSource: (target, { at }, view) => at === 'aim' && target === `column:${view.ship}`,
  Extra: DrySum,
  rehearses: ({ decision, pick }) =>
    decision?.ask.kind === 'order' ? pick : decision?.at === 'slot' ? 'resolve' : null,

  words: wordsOf,
  logParts,
  prompt: promptOf,
  foresee: foreseen,

  Own,
  Stage: Board,
  Hand,
  zones: [
    {
      id: 'timeline',
      icon: 'hourglass',
      area: 'side',
      title: ({ lang }) => BOS_TEXT[lang].timeline.title,
      Body: Timeline,
    },
    {
      id: 'ship',
      icon: 'cube',
      area: 'rail',
      title: ({ lang }) => BOS_TEXT[lang].tabs.ship,
      Body: Ship,
      holds: (target) => target.startsWith('path:'),
    },
    { id: 'crew', icon: 'captain', area: 'rail', title: ({ lang }) => BOS_TEXT[lang].tabs.crew, Body: Crew },
    { id: 'piles', icon: 'deck', area: 'sheet', title: ({ lang }) => BOS_TEXT[lang].piles.tab, Body: Piles },
  ],
  faceOf,
  optionIcon,
  End: later(async () => (await import('../tables/bossin-space/End.tsx')).End),
  score,
  temper: TEMPERS.arcade,

  round: (view) => view.round,
  phases: (view, lang) =>
    PHASES.filter((phase) => phase !== 'setup').map((phase) => ({
      id: phase,
      name: `${BOS_TEXT[lang].phases[phase]}${view.phase === phase && view.slot > 0 ? ` ${view.slot}/4` : ''}`,
      now: view.phase === phase,
    })),
  mainGauge: () => 'life',
  targetOfRef,
  guide: async () => (await import('../tables/bossin-space/guide/index.ts')).guide,
  keys: ({ lang }) => [{ key: '', keys: ['1', '3'], text: BOS_TEXT[lang].keys.swap, act: () => {} }],
};
