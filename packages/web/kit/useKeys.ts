import { useEffect, useRef } from 'react';

export type KeyBindings = Record<string, (event: KeyboardEvent) => void>;

/**
 * Keys of the whole page: `{ u: undo, '1': first, Enter: commit }`. Letters are matched without case. Typing into a
 * field, open dialogs and modifier keys are left alone. Space stays with a focused control, and so does Enter, except on
 * things and choices of a table: there it confirms what is chosen, wherever the focus is.
 */
export function useKeys(bindings: KeyBindings, active = true): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof Element ? event.target : null;
      const field = at?.closest('input, textarea, select, [contenteditable="true"]');
      if (field && !(field.matches('[type="radio"]') && !/^(Arrow.*| )$/.test(event.key))) return;
      if (document.querySelector('dialog[open]') && !at?.closest('dialog[open] [data-keys]')) return;
      const own = at?.closest('button, a, [role="button"], summary');
      if (own && event.key === ' ') return;
      if (own && event.key === 'Enter' && !own.closest('[data-target], [data-state]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
}
