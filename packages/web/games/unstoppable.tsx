import type { Language } from '@starhold/kernel';
import { PHASES, type UnsView } from '@starhold/unstoppable';
import { packOf } from '@starhold/unstoppable/content';
import type { ComponentType, ReactNode } from 'react';
import { type Desk, useDesk } from '../desk/context.ts';
import type { Front, ZonePart } from '../desk/front.ts';
import { later } from '../desk/later.tsx';
import { isDesk } from '../desk/size.ts';
import { TEMPERS } from '../kit/tempers.ts';
import { Extra, otherSeat } from '../tables/unstoppable/board/Extra.tsx';
import { faceOf } from '../tables/unstoppable/board/faces.tsx';
import { foresee } from '../tables/unstoppable/board/foresee.ts';
import styles from '../tables/unstoppable/board/grid.module.css';
import { Hand } from '../tables/unstoppable/board/Hand.tsx';
import { Own } from '../tables/unstoppable/board/Own.tsx';
import { Partner } from '../tables/unstoppable/board/Partner.tsx';
import { inPlay, PlayRow, Stage } from '../tables/unstoppable/board/Stage.tsx';
import { CoreDecks, Market } from '../tables/unstoppable/board/Supply.tsx';
import { score } from '../tables/unstoppable/board/score.ts';
import { toldIn } from '../tables/unstoppable/board/storyPath.ts';
import { isAimed, isQuiet, stepsOf, targetOfRef } from '../tables/unstoppable/board/targets.ts';
import { isSource, towards } from '../tables/unstoppable/board/towards.ts';
import { PackProvider } from '../tables/unstoppable/faces/index.ts';
import { logParts, phaseName } from '../tables/unstoppable/texts/log.ts';
import { PARTS_TEXT } from '../tables/unstoppable/texts/parts.ts';
import { questionWords } from '../tables/unstoppable/texts/question.ts';
import { UNS_TEXT } from '../tables/unstoppable/texts/table.ts';
import { wordsOf } from '../tables/unstoppable/texts/words.ts';

/** Unstoppable at the desk. */

type Uns = Desk<UnsView>;

/** A part with the cards of the pack that this table plays with. */
function packed(Part: ComponentType): ComponentType {
  return function Packed() {
    const { view } = useDesk<UnsView>();
    return (
      <PackProvider value={packOf(view)}>
        <Part />
      </PackProvider>
    );
  };
}

const Piles = later(async () => (await import('../tables/unstoppable/board/Piles.tsx')).Piles);
const StoryView = later(async () => (await import('../tables/unstoppable/board/StoryView.tsx')).StoryView);

const tab = (id: keyof (typeof PARTS_TEXT)['en']['tabs']) => ({
  id,
  title: ({ lang }: Uns) => PARTS_TEXT[lang].tabs[id],
});

const lies = (target: string, cards: readonly { ref: string }[]): boolean =>
  cards.some(({ ref }) => target === `card:${ref}`);

function InPlaySheet(): ReactNode {
  const { view, seat, lang } = useDesk<UnsView>();
  return <PlayRow cards={inPlay(view, seat)} label={PARTS_TEXT[lang].play.title} />;
}

function StorySheet(): ReactNode {
  const { log } = useDesk<UnsView>();
  return <StoryView told={toldIn(log.map(({ event }) => event))} />;
}

const ZONES: readonly ZonePart<UnsView>[] = [
  {
    ...tab('market'),
    icon: 'cube',
    area: 'rail',
    Body: packed(Market),
    count: ({ view }) => view.market.filter(Boolean).length,
    holds: (target) => target.startsWith('market:'),
  },
  {
    ...tab('cores'),
    icon: 'deck',
    area: 'rail',
    Body: packed(CoreDecks),
    holds: (target) => target.startsWith('deck:'),
  },
  {
    ...tab('partner'),
    icon: 'captain',
    area: 'side',
    Body: packed(Partner),
    isThere: ({ view }) => view.players.length > 1,
    holds: (target, view) =>
      target.startsWith('player:') || view.players.some((player) => lies(target, player.field) && target !== ''),
  },
  {
    ...tab('play'),
    icon: 'crew',
    area: 'sheet',
    Body: packed(InPlaySheet),
    isThere: ({ size, view, seat }) => !isDesk(size) && (view.players[seat]?.play.length ?? 0) > 5,
    holds: (target, view) => view.players.some((player) => lies(target, player.play)),
  },
  {
    id: 'piles',
    title: ({ lang }) => PARTS_TEXT[lang].tabs.discard,
    icon: 'gone',
    area: 'sheet',
    Body: packed(Piles),
    count: ({ view, seat }) => view.players[seat]?.discard.length,
    holds: (target, view) => view.players.some((player) => lies(target, player.discard)),
  },
  {
    id: 'story',
    title: ({ lang }) => PARTS_TEXT[lang].story.title,
    icon: 'book',
    area: 'sheet',
    Body: packed(StorySheet),
    isThere: ({ view }) => view.boss.story !== null,
  },
];

const name: Record<Language, string> = { en: 'Unstoppable', cs: 'Unstoppable', de: 'Unstoppable' };

export const front: Front<UnsView> = {
  id: 'unstoppable',
  name,
  className: styles.uns,
  stepsOf,
  isQuiet,
  // Its whole text stands on the button.
  isAtOnce: (option) => option.startsWith('do:'),
  towards,
  keepsAim: true,
  isAimed,
  isSource,
  isInHand: (target, view) => view.players.some((player) => lies(target, player.hand)),
  words: ({ view, names, lang, short, signals }) => wordsOf(view, names, lang, UNS_TEXT[lang], short, signals),
  logParts: (entries, { view, names, lang }, since) =>
    logParts(entries, { view, names, lang, w: UNS_TEXT[lang] }, since),
  prompt: questionWords,
  foresee: (events, { seat, lang }) => foresee(events, seat, UNS_TEXT[lang]),
  Own: packed(Own),
  Stage: packed(Stage),
  Hand: packed(Hand),
  zones: ZONES,
  faceOf,
  Extra,
  End: later(async () => (await import('../tables/unstoppable/board/EndView.tsx')).End),
  score,
  temper: TEMPERS.neon,
  round: (view) => view.turn,
  phases: (view, lang) =>
    PHASES.filter((phase) => phase !== 'setup').map((phase) => ({
      id: phase,
      name: phaseName(phase, lang),
      now: phase === view.phase,
    })),
  mainGauge: ({ seat }) => `health:${seat}`,
  targetOfRef,
  guide: async () => (await import('../tables/unstoppable/guide/index.ts')).guide,
  keys: (desk) => {
    const { keys } = UNS_TEXT[desk.lang];
    const other = otherSeat(desk);
    return [
      { key: 'd', keys: ['D'], text: keys.piles, act: () => desk.openZone(desk.zone === 'piles' ? null : 'piles') },
      ...(desk.view.players.length > 1 ? [{ key: 's', keys: ['S'], text: keys.seat, act: () => other?.take() }] : []),
    ];
  },
};
