import type { Subject } from '../../parts/subject.ts';
import { usePending } from './use-pending.ts';

export const approvals: Subject = {
  path: 'approvals',
  label: 'Approvals',
  group: 'control',
  icon: 'approval',
  useWaiting: usePending,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./approvals-page.tsx')).ApprovalsPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./approval-page.tsx')).ApprovalPage }) },
  ],
};
