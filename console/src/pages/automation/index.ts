import type { Subject } from '../../parts/subject.ts';

export const automation: Subject = {
  path: 'automation',
  label: 'Automation',
  group: 'messaging',
  icon: 'automation',
  permission: 'campaigns',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./rules-page.tsx')).RulesPage }) },
    { path: 'new', lazy: async () => ({ Component: (await import('./new-rule-page.tsx')).NewRulePage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./rule-page.tsx')).RulePage }) },
  ],
};
