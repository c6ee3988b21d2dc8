import type { Subject } from '../../parts/subject.ts';

export const templates: Subject = {
  path: 'templates',
  label: 'Templates',
  group: 'messaging',
  icon: 'template',
  permission: 'campaigns',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./templates-page.tsx')).TemplatesPage }) },
    { path: 'new', lazy: async () => ({ Component: (await import('./template-page.tsx')).NewTemplatePage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./template-page.tsx')).TemplatePage }) },
  ],
};
