import { useEffect } from 'react';

/** Single keys, while no field has the focus and no dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actions[event.key];
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function isBusy(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLElement && target.closest('input, textarea, select, [role=listbox]') !== null;
  return isField || document.querySelector('[role=dialog]') !== null;
}
