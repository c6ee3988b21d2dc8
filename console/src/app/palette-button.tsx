import { type ComponentType, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../parts/icon.tsx';

type PaletteComponent = ComponentType<{ readonly onClose: () => void }>;

const PRELOAD_MS = 1_500;

/** Opens the command palette, as Ctrl+K does. Its code is loaded when the first page is there. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  // Loaded code opens at once: a boundary of Suspense would lose the first letters of a search.
  const [palette, setPalette] = useState<{ readonly Palette: PaletteComponent } | null>(null);
  useEffect(() => {
    const load = async () => setPalette({ Palette: (await import('./palette.tsx')).Palette });
    const timer = setTimeout(() => void load(), isOpen ? 0 : PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
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
      {isOpen && palette !== null && <palette.Palette onClose={() => setOpen(false)} />}
    </>
  );
}
