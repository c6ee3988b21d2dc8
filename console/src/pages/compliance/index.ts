import type { Subject } from '../../parts/subject.ts';

export const compliance: Subject = {
  path: 'compliance',
  label: 'Compliance',
  group: 'control',
  icon: 'compliance',
  permission: 'compliance',
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./compliance-page.tsx')).CompliancePage }) }],
};
