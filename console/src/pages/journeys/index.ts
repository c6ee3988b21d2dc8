import type { Subject } from '../../parts/subject.ts';

export const journeys: Subject = {
  path: 'journeys',
  label: 'Journeys',
  group: 'messaging',
  icon: 'journey',
  permission: 'campaigns',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./journeys-page.tsx')).JourneysPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./journey-page.tsx')).JourneyPage }) },
  ],
};
