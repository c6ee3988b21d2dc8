import type { Subject } from '../../parts/subject.ts';

export const tags: Subject = {
  path: 'tags',
  label: 'Tags',
  group: 'audience',
  icon: 'tag',
  permission: 'contacts',
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./tags-page.tsx')).TagsPage }) }],
};
