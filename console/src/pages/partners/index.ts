import type { Subject } from '../../parts/subject.ts';

export const partners: Subject = {
  path: 'customers',
  label: 'Customers',
  group: 'start',
  icon: 'partner',
  permission: 'partner',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./customers-page.tsx')).CustomersPage }) },
    { path: ':ref', lazy: async () => ({ Component: (await import('./customer-page.tsx')).CustomerPage }) },
  ],
};
