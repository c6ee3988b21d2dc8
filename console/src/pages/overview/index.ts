import type { Subject } from '../../parts/subject.ts';

export const overview: Subject = {
  path: '',
  label: 'Overview',
  group: 'start',
  icon: 'overview',
  permission: 'analytics',
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./overview-page.tsx')).OverviewPage }) }],
};
