import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { Badge } from '../parts/badge.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { signOut, switchTo, useProfile, useSignedIn } from '../service/profiles.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Who is signed in, and the other keys of this tab. */
export function ProfileMenu() {
  const profile = useProfile();
  const { profiles } = useSignedIn();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <MenuTrigger>
        <Button className="button quiet profile-button" aria-label={`Account ${profile.who.account.name}`}>
          <Icon name="person" />
          <span className="truncate">{profile.who.account.name}</span>
          <Icon name="down" />
        </Button>
        <Popover className="popover" placement="bottom end">
          <Menu className="menu" aria-label="Account">
            {profiles.map(({ id, who }) => (
              <MenuItem key={id} className="menu-item" textValue={who.account.name} onAction={() => switchTo(id)}>
                {id === profile.id ? <Icon name="check" /> : <span className="menu-indent" />}
                <span className="truncate">{who.account.name}</span>
                {who.mode === 'test' && <Badge tone="test">Test</Badge>}
              </MenuItem>
            ))}
            <Separator />
            <MenuItem className="menu-item" onAction={() => setAdding(true)}>
              <Icon name="plus" />
              Add a key
            </MenuItem>
            <MenuItem className="menu-item" onAction={() => void signOut(profile)}>
              <Icon name="right" />
              Sign out
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <Dialog title="Add a key" isOpen={isAdding} onClose={() => setAdding(false)}>
        <SignInForm onDone={() => setAdding(false)} />
      </Dialog>
    </>
  );
}
