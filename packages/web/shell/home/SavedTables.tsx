import { type ReactNode, useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { loadStore, saveDamaged } from '../store.ts';
import { useTables } from '../useTables.ts';
import { FirstSteps } from './FirstSteps.tsx';
import styles from './SavedTables.module.css';
import { TableCard } from './TableCard.tsx';

/** "Continue": every table on this device, with what one may do with it. */
export function SavedTables(): ReactNode {
  const t = useShellText();
  const { tables, damaged, failed, refresh } = useTables();
  const [removing, setRemoving] = useState<string | null>(null);

  if (failed) {
    return (
      <section className={styles.tables}>
        <p className={styles.unreadable} role="alert">
          <strong>{t.tables.unreadable}</strong> {t.tables.unreadableHelp}
        </p>
      </section>
    );
  }
  if (tables === null) return <section className={styles.tables} />;
  if (tables.length === 0 && damaged.length === 0) return <FirstSteps />;

  const remove = async (id: string): Promise<void> => {
    setRemoving(null);
    await (await loadStore()).remove(id);
    refresh();
  };

  return (
    <section className={styles.tables} aria-labelledby="saved-tables">
      <h2 id="saved-tables" className="caption">
        {t.tables.title} <small>{t.tables.count(tables.length)}</small>
      </h2>
      <ul className={styles.row}>
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} onRemove={() => setRemoving(table.id)} />
          </li>
        ))}
        {damaged.map((id) => (
          <li key={id} className={styles.damaged}>
            <p>{t.tables.damaged}</p>
            <button type="button" className={buttons.plain} onClick={() => void saveDamaged(id)}>
              {t.tables.export}
            </button>
            <button type="button" className={buttons.plain} onClick={() => setRemoving(id)}>
              {t.tables.remove}
            </button>
          </li>
        ))}
      </ul>
      {removing === null ? null : (
        <Dialog
          title={t.tables.removeTitle}
          kind="narrow"
          onClose={() => setRemoving(null)}
          footer={
            <>
              <button type="button" className={buttons.plain} onClick={() => setRemoving(null)}>
                {t.cancel}
              </button>
              <button type="button" className={buttons.danger} onClick={() => remove(removing)}>
                {t.tables.removeYes}
              </button>
            </>
          }
        >
          <p>{t.tables.removeText}</p>
        </Dialog>
      )}
    </section>
  );
}
