import { raidForecast } from '@starhold/revenant/forecast';
import { type ReactNode, useState } from 'react';
import { SvgBoard } from '../../../kit/index.ts';
import { shipsAt } from '../model/fleet.ts';
import { isSector } from '../model/targets.ts';
import { ForecastPlates } from './ForecastPlates.tsx';
import { useForecastOpen } from './forecastSwitch.ts';
import { Tracery } from './Ground.tsx';
import { mapLayout } from './layout.ts';
import { SectorSheet } from './SectorSheet.tsx';
import { spotsOf } from './spots.tsx';
import { pathsOf, piecesOf, placeOf } from './standing.tsx';
import { useMap } from './useMap.ts';

/** The star map: everything on it is a target. Where ships stand too close for a finger, their sector opens as a sheet. */
export function StarMap(): ReactNode {
  const desk = useMap();
  const { view, press, look, lookEnd, marks, m } = desk;
  const [open, setOpen] = useState<string | null>(null);
  const isForecast = useForecastOpen();
  const forecast = isForecast ? raidForecast(view) : undefined;

  const isLegal = (target: string): boolean => ['legal', 'chosen'].includes(marks.of(target).mark);
  const onPress = (pressed: string): void => {
    const target = placeOf(pressed);
    // A touch of a crowded sector: what can be chosen is in it, not it.
    const inside = isSector(target) && !isLegal(target) ? thingsIn(target).filter(isLegal) : [];
    if (inside.length > 0) return setOpen(target);
    setOpen(null);
    press(target);
  };
  const thingsIn = (sector: string): string[] => {
    const planet = view.sectors.find(({ id }) => id === sector)?.planet ?? '';
    return [...shipsAt(view, sector).map(({ id }) => id), ...(planet === '' ? [] : [planet])];
  };

  return (
    <>
      <SvgBoard
        label={m.map.label}
        layout={mapLayout}
        spots={spotsOf(desk)}
        pieces={piecesOf(desk)}
        paths={pathsOf(desk)}
        background={({ spots }) => <Tracery spots={spots} />}
        {...(forecast
          ? { overlay: ({ spots }) => <ForecastPlates forecast={forecast} spots={spots} sign={desk.sign} /> }
          : {})}
        onPress={onPress}
        onLook={(target, how, at) => look(placeOf(target), how, at)}
        onLookEnd={lookEnd}
      />
      {open === null ? null : <SectorSheet sector={open} onClose={() => setOpen(null)} />}
    </>
  );
}
