import type { Subject } from '../../parts/subject.ts';

export const lists: Subject = {
  path: 'lists',
  label: 'Lists',
  group: 'audience',
  icon: 'list',
  permission: 'contacts',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./lists-page.tsx')).ListsPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./list-page.tsx')).ListPage }) },
  ],
};
