import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Button } from './button.tsx';
import './toast.css';

export interface Said {
  readonly message: string;
  readonly isBad?: boolean;
  /** Undoes what the message says; what it throws is said as well. */
  readonly undo?: () => Promise<void>;
}

const queue = new ToastQueue<Said>({ maxVisibleToasts: 3 });
/** The time stops while the pointer or the focus is on a toast. */
const SHOWN_MS = 5_000;
const UNDO_MS = 10_000;

export const say = (said: Said): void => {
  queue.add(said, { timeout: said.undo === undefined ? SHOWN_MS : UNDO_MS });
};

/** What was done, above every page and announced; F6 moves the focus there. */
export function Toasts() {
  return (
    <ToastRegion queue={queue} className="toasts" aria-label="What was done">
      {({ toast }) => (
        <Toast toast={toast} className={toast.content.isBad === true ? 'toast bad' : 'toast'}>
          <ToastContent className="toast-words">
            <span slot="title">{toast.content.message}</span>
          </ToastContent>
          {toast.content.undo !== undefined && (
            <Button
              onPress={() => {
                queue.close(toast.key);
                void toast.content.undo?.();
              }}
            >
              Undo
            </Button>
          )}
          <Button kind="quiet" icon="close" label="Close" slot="close" />
        </Toast>
      )}
    </ToastRegion>
  );
}
