import type { Subject } from '../../parts/subject.ts';

export const approvals: Subject = {
  path: 'approvals',
  label: 'Approvals',
  group: 'control',
  icon: 'approval',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./approvals-page.tsx')).ApprovalsPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./approval-page.tsx')).ApprovalPage }) },
  ],
};
