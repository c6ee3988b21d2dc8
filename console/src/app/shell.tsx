import { lazy, Suspense, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Button } from '../parts/button.tsx';
import { Toasts } from '../parts/toast.tsx';
import { useZone } from '../service/locale.ts';
import { closeCall, useOpenCall } from '../service/open-call.ts';
import { useProfile } from '../service/profiles.ts';
import { Navigation } from './navigation.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import './shell.css';
import { ThemeButton } from './theme-button.tsx';
import { useSubjects } from './use-subjects.ts';

const CallDialog = lazy(async () => ({ default: (await import('../parts/call-dialog.tsx')).CallDialog }));

/** What is around every page: the navigation, who is signed in, and the mode of the key. */
export function Shell() {
  const { who } = useProfile();
  const open = useOpenCall();
  const zone = useZone();
  const isTest = who.mode === 'test';
  const { pathname, search, key } = useLocation();
  // A key that may not read the overview begins with the first page that it may read.
  const [first] = useSubjects();
  const isRefused = pathname === '/' && first?.path !== '';
  return (
    <div className={isTest ? 'shell test' : 'shell'}>
      <a className="skip" href="#content">
        Skip to the page
      </a>
      <header className="bar">
        <NarrowMenu key={pathname} />
        <span className="brand">Tern</span>
        {isTest && <span className="mode">Test</span>}
        <PaletteButton />
        <ThemeButton />
        <ProfileMenu />
      </header>
      <aside className="side">
        <Navigation />
        <p className="side-foot">
          Times in {zone.replaceAll('_', ' ')} · <a href="/docs">Docs</a>
        </p>
      </aside>
      <main key={zone} id="content" tabIndex={-1} data-path={pathname + search}>
        {isRefused ? <Navigate key={key} to={`/${first?.path}`} replace /> : <Outlet />}
      </main>
      <Toasts />
      <Suspense>{open !== null && <CallDialog key={open.skill} action={open} onClose={closeCall} />}</Suspense>
    </div>
  );
}

/** On a narrow screen the navigation is a panel. A new page closes it. */
function NarrowMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="narrow-menu">
      <Button kind="quiet" icon="menu" label="Menu" onPress={() => setOpen(true)} />
      <ModalOverlay className="side-overlay" isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className="side-panel">
          <Dialog aria-label="Menu" className="side-dialog">
            <Navigation />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
