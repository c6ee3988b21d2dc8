import type { Subject } from '../../parts/subject.ts';
import { useUnread } from './use-unread.ts';

export const inbox: Subject = {
  path: 'inbox',
  label: 'Inbox',
  group: 'messaging',
  icon: 'inbox',
  permission: 'messages',
  useWaiting: useUnread,
  routes: [
    {
      lazy: async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage }),
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./nothing-open.tsx')).NothingOpen }) },
        { path: ':id', lazy: async () => ({ Component: (await import('./thread.tsx')).Thread }) },
      ],
    },
  ],
};
