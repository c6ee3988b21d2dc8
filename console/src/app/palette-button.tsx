import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../parts/icon.tsx';

const load = async () => ({ default: (await import('./palette.tsx')).Palette });
const Palette = lazy(load);
const PRELOAD_MS = 1_500;

/** Opens the command palette, as Ctrl+K does. Its code is loaded when the first page is there. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load(), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button className="button palette-button" onPress={() => setOpen(true)}>
        <Icon name="search" />
        <span>Search or command</span>
        <kbd>{navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'}</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
