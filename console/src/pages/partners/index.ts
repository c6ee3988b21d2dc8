import type { Subject } from '../../parts/subject.ts';

export const partners: Subject = {
  path: 'customers',
  label: 'Customers',
  group: 'account',
  icon: 'partner',
  isPartner: true,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./customers-page.tsx')).CustomersPage }) },
    { path: ':ref', lazy: async () => ({ Component: (await import('./customer-page.tsx')).CustomerPage }) },
  ],
};
