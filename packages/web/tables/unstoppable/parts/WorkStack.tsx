import { plain } from '@starhold/effects/text';
import { refOf, verbOf } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import { effectText, nameFor } from '@starhold/unstoppable/text';
import type { CSSProperties, ReactNode } from 'react';
import { useLang, useText } from '../../../shell/lang.tsx';
import { gainOf, type WorkItem, workItems } from '../model/workStack.ts';
import { PARTS_TEXT, type PartsText, WORK_KINDS, type WorkKind } from '../text/parts.ts';
import styles from './work.module.css';

export interface WorkStackProps {
  view: UnsView;
  /** Only what this seat resolves; everything without it. */
  seat?: number;
  /** Oldest ones beyond this many become a number. */
  most?: number;
}

/** What waits and what is resolved now, as arrows that run into the prompt: oldest left, "now" in amber. */
export function WorkStack({ view, seat, most = 4 }: WorkStackProps): ReactNode {
  const t = useText(PARTS_TEXT).work;
  const lang = useLang();
  const items = workItems(view, seat);
  if (items.length === 0) return null;
  const hidden = Math.max(0, items.length - most);
  const shown = items.slice(hidden);
  return (
    <ol
      className={styles.stack}
      aria-label={t.label}
      start={hidden + 1}
      style={{ '--n': shown.length } as CSSProperties}
    >
      {shown.map((item, i) => {
        const { title, detail } = wordsFor(view, item, t, lang);
        return (
          <li key={item.id} data-state={item.state} aria-current={item.state === 'now' ? 'step' : undefined}>
            <small>{`${hidden + i + 1} · ${item.state === 'now' ? t.now : t.waits}`}</small>
            <b>{title}</b>
            <span>{detail}</span>
          </li>
        );
      })}
    </ol>
  );
}

const isKind = (what: string): what is WorkKind => (WORK_KINDS as readonly string[]).includes(what);

function wordsFor(
  view: UnsView,
  item: WorkItem,
  t: PartsText['work'],
  lang: ReturnType<typeof useLang>,
): { title: string; detail: string } {
  if (item.core !== null) {
    const [next] = item.left;
    const via = t.via[item.what as keyof PartsText['work']['via']] ?? '';
    const detail =
      item.state === 'now' ? via : next ? t.then(plain(effectText(next, lang)).replace(/\.$/, '')) : t.nothingLeft;
    return { title: nameFor(view, item.core, lang), detail };
  }
  const title = isKind(item.what) ? t.kinds[item.what] : item.what;
  return { title, detail: detailOf(view, item, t, lang) };
}

function detailOf(view: UnsView, item: WorkItem, t: PartsText['work'], lang: ReturnType<typeof useLang>): string {
  if (item.upgrade !== null) return nameFor(view, item.upgrade, lang);
  const gain = gainOf(item);
  if (item.what === 'whom' && gain) return t.gain[gain](item.n);
  if (item.what === 'reward') {
    const giver = verbOf(item.about);
    return giver === 'threat' || giver === 'upgrade' ? nameFor(view, refOf(item.about).split('/')[0], lang) : '';
  }
  if (item.n <= 0) return '';
  switch (item.what) {
    case 'hit':
    case 'sweep':
      return t.damage(item.n);
    case 'handDown':
    case 'offer':
      return t.cards(item.n);
    case 'remove':
    case 'share':
      return t.credits(item.n);
    default:
      return '';
  }
}
