import { Button } from 'react-aria-components';
import { Icon } from '../parts/icon.tsx';

/** Opens the command palette, as Ctrl+K does. */
export function PaletteButton() {
  return (
    <Button className="button palette-button">
      <Icon name="search" />
      <span>Search or command</span>
      <kbd>{navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'}</kbd>
    </Button>
  );
}
