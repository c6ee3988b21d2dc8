import type { Subject } from '../../parts/subject.ts';

export const billing: Subject = {
  path: 'billing',
  label: 'Billing',
  group: 'account',
  icon: 'credits',
  permission: 'billing',
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./billing-page.tsx')).BillingPage }) }],
};
