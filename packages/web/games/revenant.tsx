import type { Language } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import type { Desk } from '../desk/context.ts';
import type { Front, ZonePart } from '../desk/front.ts';
import { later } from '../desk/later.tsx';
import { isSmall } from '../desk/size.ts';
import { TEMPERS } from '../kit/tempers.ts';
import { score } from '../tables/revenant/beats/score.ts';
import { Fleet } from '../tables/revenant/board/Fleet.tsx';
import { toggleForecast } from '../tables/revenant/board/forecastSwitch.ts';
import styles from '../tables/revenant/board/grid.module.css';
import { Houses } from '../tables/revenant/board/Houses.tsx';
import { optionIcon } from '../tables/revenant/board/optionIcon.tsx';
import { OwnOrPhase } from '../tables/revenant/board/PhaseBar.tsx';
import { Ship } from '../tables/revenant/board/Ship.tsx';
import { Stage } from '../tables/revenant/board/Stage.tsx';
import { sectorFace } from '../tables/revenant/board/sectorFace.tsx';
import { faceOf } from '../tables/revenant/faces/faces.tsx';
import { foresee } from '../tables/revenant/model/foresee.ts';
import { hands } from '../tables/revenant/model/hands.ts';
import { logParts } from '../tables/revenant/model/log.ts';
import { questionWords } from '../tables/revenant/model/question.tsx';
import { whyNot } from '../tables/revenant/model/reasons.ts';
import { setupStep } from '../tables/revenant/model/setup.ts';
import { shortcuts } from '../tables/revenant/model/shortcuts.ts';
import {
  isFailure,
  isHouse,
  isInHand,
  isInRow,
  isInSupply,
  isSection,
  targetOfRef,
} from '../tables/revenant/model/targets.ts';
import { wordsOf } from '../tables/revenant/model/words.ts';
import { Crew } from '../tables/revenant/own/Crew.tsx';
import { Frigate } from '../tables/revenant/own/Frigate.tsx';
import { Hand } from '../tables/revenant/own/Hand.tsx';
import { Others } from '../tables/revenant/own/Others.tsx';
import { Secret } from '../tables/revenant/own/Secret.tsx';
import { MAP_TEXT } from '../tables/revenant/texts/map.ts';
import { REVENANT_TEXT } from '../tables/revenant/texts/table.ts';

/** Revenant at the desk. */

type Revenant = Desk<View>;

const isCrew = (target: string): boolean => /^(captain|cadet[12])$/.test(target);
const isOfFrigate = (target: string): boolean => isSection(target) || target === 'emergency';
const isHidden = (target: string): boolean => target.startsWith('hidden.');

/** What is mine lies open on a desk; a small table has one tab for all of it. */
const isWide = ({ size }: Revenant): boolean => !isSmall(size);

const ZONES: readonly ZonePart<View>[] = [
  {
    id: 'ship',
    icon: 'captain',
    area: 'rail',
    title: ({ lang }) => MAP_TEXT[lang].tabs.ship,
    Body: Ship,
    isThere: ({ size }) => isSmall(size),
    holds: (target) => isCrew(target) || isOfFrigate(target) || isHidden(target),
  },
  {
    id: 'crew',
    icon: 'captain',
    area: 'rail',
    title: ({ lang }) => REVENANT_TEXT[lang].tabs.crew,
    Body: Crew,
    isThere: isWide,
    holds: isCrew,
  },
  {
    id: 'frigate',
    icon: 'cube',
    area: 'rail',
    title: ({ lang }) => REVENANT_TEXT[lang].tabs.frigate,
    Body: Frigate,
    isThere: isWide,
    holds: isOfFrigate,
  },
  {
    id: 'secret',
    icon: 'eyeOpen',
    area: 'rail',
    title: ({ lang }) => REVENANT_TEXT[lang].tabs.secret,
    Body: Secret,
    isThere: isWide,
    count: ({ view, seat }) => view.players[seat]?.hiddenCards,
    holds: isHidden,
  },
  {
    id: 'houses',
    icon: 'trophy',
    area: 'side',
    title: ({ lang }) => MAP_TEXT[lang].tabs.houses,
    Body: Houses,
    holds: isHouse,
  },
  {
    id: 'fleet',
    icon: 'enemies',
    area: 'side',
    title: ({ lang }) => MAP_TEXT[lang].tabs.fleet,
    Body: Fleet,
    holds: (target, view) => isInRow(target, view) || isFailure(target) || isInSupply(target, view),
  },
  {
    id: 'others',
    icon: 'crew',
    area: 'side',
    title: ({ lang }) => REVENANT_TEXT[lang].tabs.others,
    Body: Others,
    count: ({ view }) => view.players.length - 1,
    isThere: ({ view }) => view.players.length > 1,
    holds: (target) => /^(player:)?p\d/.test(target),
  },
];

const name: Record<Language, string> = { en: 'Revenant', cs: 'Revenant', de: 'Revenant' };

export const front: Front<View> = {
  id: 'revenant',
  name,
  className: styles.revenant,
  ...hands,
  shortcuts,
  isInHand,
  whyNot,
  words: wordsOf,
  logParts,
  logsBriefly: true,
  prompt: questionWords,
  foresee,
  Own: OwnOrPhase,
  Stage,
  Hand,
  zones: ZONES,
  faceOf: (target, desk) => sectorFace(target, desk) ?? faceOf(target, desk),
  optionIcon,
  End: later(async () => (await import('../tables/revenant/End.tsx')).End),
  score,
  temper: TEMPERS.glass,
  round: (view) => view.cycle,
  phases: (view, lang) => {
    const { phases, setupSteps } = MAP_TEXT[lang];
    if (view.cycle === 0) return setupSteps.map((name, i) => ({ id: name, name, now: i === setupStep(view) }));
    return phases.slice(1, -1).map((phase, i) => ({
      id: String(i + 1),
      name: i === 0 && view.round > 0 ? `${phase} ${view.round}/3` : phase,
      now: view.phase === i + 1,
    }));
  },
  mainGauge: ({ seat }: Revenant) => `tactics:${seat}`,
  targetOfRef,
  guide: async () => (await import('../tables/revenant/guide/index.ts')).guide,
  keys: (desk) => {
    const { keys } = MAP_TEXT[desk.lang];
    const toggle = (zone: string): void => desk.openZone(desk.zone === zone ? null : zone);
    return [
      { key: 'f', keys: ['F'], text: keys.forecast, act: toggleForecast },
      { key: 'v', keys: ['V'], text: keys.houses, act: () => toggle('houses') },
      { key: 'd', keys: ['D'], text: keys.fleet, act: () => toggle('fleet') },
    ];
  },
};
