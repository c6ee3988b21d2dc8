import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import './dialog.css';

export interface MenuAction {
  readonly label: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  onAction(): void;
}

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly children?: ReactNode;
}

/** What else can be done with a thing, behind one button. */
export function ActionMenu({ label, actions, children }: ActionMenuProps) {
  return (
    <MenuTrigger>
      {children === undefined ? <Button icon="more" label={label} /> : <Button icon="down">{children}</Button>}
      <Popover className="popover" placement="bottom end">
        <AriaMenu className="menu" aria-label={label}>
          {actions.map(({ label: each, icon, isDanger, isDisabled, onAction }) => (
            <MenuItem
              key={each}
              className={isDanger ? 'menu-item danger' : 'menu-item'}
              isDisabled={isDisabled ?? false}
              onAction={onAction}
              textValue={each}
            >
              {icon !== undefined && <Icon name={icon} />}
              {each}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
