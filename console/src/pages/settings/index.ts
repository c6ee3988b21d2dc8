import type { Subject } from '../../parts/subject.ts';

export const settings: Subject = {
  path: 'settings',
  label: 'Settings',
  group: 'account',
  icon: 'clock',
  permission: 'keys',
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }) }],
};
