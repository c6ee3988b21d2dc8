import type { Subject } from '../../parts/subject.ts';

export const contacts: Subject = {
  path: 'contacts',
  label: 'Contacts',
  group: 'audience',
  icon: 'people',
  permission: 'contacts',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./contacts-page.tsx')).ContactsPage }) },
    { path: 'import', lazy: async () => ({ Component: (await import('./import/import-page.tsx')).ImportPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./contact-page.tsx')).ContactPage }) },
  ],
};
