import type { Subject } from '../../parts/subject.ts';

export const messages: Subject = {
  path: 'messages',
  label: 'Messages',
  group: 'messaging',
  icon: 'send',
  permission: 'messages',
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./messages-page.tsx')).MessagesPage }) }],
};
