import type { Subject } from '../../parts/subject.ts';

export const results: Subject = {
  path: 'results',
  label: 'Results',
  group: 'results',
  icon: 'chart',
  permission: 'analytics',
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./results-page.tsx')).ResultsPage }) }],
};
