import type { Subject } from '../../parts/subject.ts';

export const keys: Subject = {
  path: 'keys',
  label: 'Keys and audit',
  group: 'account',
  icon: 'key',
  permission: 'keys',
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./keys-page.tsx')).KeysPage }) }],
};
