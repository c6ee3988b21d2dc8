import type { Subject } from '../../parts/subject.ts';

export const links: Subject = {
  path: 'links',
  label: 'Links',
  group: 'results',
  icon: 'link',
  permission: 'campaigns',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./links-page.tsx')).LinksPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./link-page.tsx')).LinkPage }) },
  ],
};
