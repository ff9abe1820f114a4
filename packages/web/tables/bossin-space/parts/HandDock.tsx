import { nameOf } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { CommandArt, Icon } from '../../../art/index.ts';
import { type CardProps, Hand } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { CARD_TONES, gistOf, heatOf } from '../model/cards.ts';

/** The hand of the seat at this screen; cards are chosen here during Selection. */
export function HandDock(): ReactNode {
  const bos = useBos();
  const { view, turn, w, lang, phone, moment } = bos;
  const ask = turn.decision?.ask;
  const choosing = turn.question === 'pick' && ask?.kind === 'subset';
  const full = choosing && turn.chosen.length >= ask.max;
  const cards = view.hand.map((kind, i): CardProps & { key: string } => {
    const place = choosing ? turn.chosen.indexOf(i) : -1;
    const heat = heatOf(view, kind);
    return {
      key: `${kind}${view.hand.slice(0, i).filter((other) => other === kind).length}`,
      title: nameOf(view, 'command', kind, lang),
      accessibleName: w.hand.card(nameOf(view, 'command', kind, lang), heat),
      art: <CommandArt kind={kind} />,
      subtitle: gistOf(kind, view, w),
      tone: CARD_TONES[kind] ?? '#69b8ff',
      state: choosing && (place >= 0 || !full) ? 'legal' : 'idle',
      ...(choosing ? { selected: place >= 0 } : {}),
      ...(place >= 0 ? { order: place + 1 } : {}),
      ...(heat > 0 ? { badges: [{ id: 'heat', content: <HeatMark n={heat} />, tone: 'heat' as const }] } : {}),
      flipKey: `hand:${kind}:${i}`,
      onActivate: () => {
        if (choosing) turn.toggle(i);
        else bos.inspect(`command:${kind}`, 'press', null);
      },
      onInspect: (how, at) => bos.inspect(`command:${kind}`, how, at),
      onInspectEnd: bos.inspectEnd,
    };
  });
  const hidden = moment.eyes === 'table';
  return (
    <Hand
      label={w.hand.title}
      note={note()}
      layout={phone || view.hand.length > 4 ? 'peek' : 'row'}
      cards={cards}
      empty={hidden ? w.hand.others : w.hand.empty}
    />
  );

  function note(): string {
    if (hidden) return '';
    if (choosing) return w.hand.choose(turn.chosen.length, ask.max);
    if (view.phase === 'selection' && view.seats[bos.me]?.plays === 0) return w.hand.noneToPlay;
    const count = w.hand.note(view.hand.length);
    return view.phase === 'execution' || view.phase === 'upkeep' ? `${count} · ${w.hand.again(view.round + 1)}` : count;
  }
}

function HeatMark({ n }: { n: number }): ReactNode {
  return (
    <>
      <Icon name="flame" />
      {`+${n}`}
    </>
  );
}
