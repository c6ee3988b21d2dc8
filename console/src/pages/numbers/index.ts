import type { Subject } from '../../parts/subject.ts';

export const numbers: Subject = {
  path: 'numbers',
  label: 'Numbers',
  group: 'control',
  icon: 'phone',
  permission: 'compliance',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./numbers-page.tsx')).NumbersPage }) },
    { path: 'register/:kind', lazy: async () => ({ Component: (await import('./register-page.tsx')).RegisterPage }) },
    { path: 'programs/new', lazy: async () => ({ Component: (await import('./program-page.tsx')).NewProgramPage }) },
    { path: 'programs/:id', lazy: async () => ({ Component: (await import('./program-page.tsx')).ProgramPage }) },
  ],
};
