import { plain } from '@starhold/effects/text';
import type { LeaderDef } from '@starhold/rone/content';
import { permanentText } from '@starhold/rone/text';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { RoneArt } from '../../../art/rone/index.ts';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { RichText } from '../../../kit/index.ts';
import { linesOf } from '../../../kit/textFit.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { shortName } from '../model/names.ts';
import { RONE_TEXT } from '../text/table.ts';
import styles from './card.module.css';
import { isLeader, usePack } from './pack.ts';

/** Signs of the card texts as drawings. */
export const TEXT_ICONS: Readonly<Record<string, ReactNode>> = { '↷': <RoneIcon name="exhaust" /> };

/** Width of the text in em of its letters. */
const TEXT = 8;
/** More stand closer together, so that the name keeps its place. */
const MOST_LINES = 7;

/** A leader or a technology; turned by whoever lays it down. `bare`: its picture alone. */
export const PermanentFace = memo(function PermanentFace({ def, bare }: { def: LeaderDef; bare?: boolean }): ReactNode {
  const lang = useLang();
  const t = useText(RONE_TEXT);
  const pack = usePack();
  const { body } = permanentText(def, lang, pack);
  const name = shortName(pack, def.id, lang);
  const leads = isLeader(pack, def.id);
  const lines = linesOf(plain(body), TEXT) + linesOf(name, 7) - 1;
  return (
    <span
      className={styles.permanent}
      data-tone="dark"
      data-bare={bare ? '' : undefined}
      data-long={lines > MOST_LINES ? '' : undefined}
      style={{ '--lines': lines } as CSSProperties}
    >
      <span className={styles.picture}>
        <RoneArt id={def.id} kind={leads ? 'leader' : 'technology'} />
      </span>
      <span className={styles.words}>
        <b data-part="name">{name}</b>
        <span data-part="text">
          <RichText text={body} icons={TEXT_ICONS} />
        </span>
      </span>
      <span className={styles.type}>
        {leads ? t.card.leader : def.use.length > 0 ? t.card.activated : t.card.passive}
      </span>
    </span>
  );
});
