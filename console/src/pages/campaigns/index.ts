import type { Subject } from '../../parts/subject.ts';

export const campaigns: Subject = {
  path: 'campaigns',
  label: 'Campaigns',
  group: 'messaging',
  icon: 'campaign',
  permission: 'campaigns',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./campaigns-page.tsx')).CampaignsPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./campaign-page.tsx')).CampaignPage }) },
  ],
};
