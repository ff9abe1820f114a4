import type { ScannerDef } from '@starhold/revenant/content';
import { HULL_SPACES, type RaidForecast, raidForecast } from '@starhold/revenant/forecast';
import { type ReactNode, useMemo, useState } from 'react';
import { SvgBoard } from '../../../kit/index.ts';
import type { BoardLayout } from '../../../kit/types.ts';
import { raidedIn, stepsTo, wayArmed } from '../model/moving.ts';
import { ForecastPlates } from './ForecastPlates.tsx';
import { useForecastOpen } from './forecastSwitch.ts';
import { Backdrop, Hand } from './Ground.tsx';
import { JumpPlates } from './JumpPlates.tsx';
import { useJumpPreview } from './jumpPreview.ts';
import { mapLayout } from './layout.ts';
import { SectorSheet } from './SectorSheet.tsx';
import { spotsOf } from './spots.tsx';
import { pathsOf, piecesOf, placeOf, thingsIn } from './standing.tsx';
import { type MapDesk, useMap } from './useMap.ts';

const backdrop = (layout: BoardLayout): ReactNode => <Backdrop layout={layout} />;

/** The star map: everything on it is a target. Where ships stand too close for a finger, their sector opens as a sheet. */
export function StarMap(): ReactNode {
  const desk = useMap();
  const { view, press, look, lookEnd, marks, openZone, turn, m } = desk;
  const [open, setOpen] = useState<string | null>(null);
  const isForecast = useForecastOpen();
  // Pieces are packed anew when they are other ones, not with every look at a card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what pieces are drawn from
  const pieces = useMemo(() => piecesOf(desk), [view, marks, desk.lang, desk.names, desk.size]);
  const jump = useJump(desk);
  const raided = raidedIn(desk);
  const forecast = isForecast ? raidForecast(view) : undefined;

  const isLegal = (target: string): boolean => ['legal', 'chosen'].includes(marks.of(target).mark);
  const onPress = (pressed: string): void => {
    const target = placeOf(pressed);
    setOpen(null);
    // The jump is charged with one of the cards that the scanner shows.
    if (target === 'hypercharge' && view.row.some(isLegal)) return openZone('fleet');
    // Several steps in one touch; the second touch says them.
    const way = stepsTo(desk, target);
    if (way) return wayArmed(desk).at(-1) === target ? turn.commit() : turn.chain(way);
    // A touch of a crowded place: what can be chosen is in it, not it.
    const inside = isLegal(target) ? [] : thingsIn(view, target).filter(isAsked);
    if (inside.length === 1 && isLegal(inside[0])) press(inside[0]);
    else if (inside.length > 0) setOpen(target);
    else press(target);
  };
  const isAsked = (target: string): boolean => isLegal(target) || (target === 'hypercharge' && view.row.some(isLegal));

  return (
    <>
      <SvgBoard
        label={m.map.label}
        layout={mapLayout}
        spots={spotsOf(desk)}
        pieces={pieces}
        paths={pathsOf(desk)}
        background={backdrop}
        {...(jump
          ? { overlay: (layout) => <JumpPlates def={jump} layout={layout} /> }
          : forecast
            ? {
                overlay: (layout) => (
                  <ForecastPlates
                    forecast={forecast}
                    layout={layout}
                    sign={desk.sign}
                    hull={hullLines(desk, forecast)}
                  />
                ),
              }
            : raided === ''
              ? {}
              : { overlay: (layout) => <Hand sector={raided} layout={layout} /> })}
        onPress={onPress}
        onLook={(target, how, at) => look(placeOf(target), how, at)}
        onLookEnd={lookEnd}
      />
      {open === null ? null : <SectorSheet place={open} onPress={onPress} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What the raid would do to the Revenant itself. */
function hullLines({ view, m }: MapDesk, { hull, failures }: RaidForecast): string[] {
  if (hull === view.hull && failures === 0) return [];
  return [m.raid.hullAfter(view.hull, hull, HULL_SPACES), ...(failures > 0 ? [m.raid.fails(failures)] : [])];
}

/** The scanner card that is pointed at, or taken up to charge the jump with it. */
function useJump({ pack, turn, view }: MapDesk): ScannerDef | undefined {
  const pointed = useJumpPreview();
  const id = view.row.includes(pointed) ? pointed : (turn.held ?? '');
  return pack.scanners[pack.scannerIndex.get(id) ?? -1];
}
