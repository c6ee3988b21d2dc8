import type { Subject } from '../../parts/subject.ts';

export const webhooks: Subject = {
  path: 'webhooks',
  label: 'Webhooks',
  group: 'account',
  icon: 'webhook',
  permission: 'full',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./webhooks-page.tsx')).WebhooksPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./webhook-page.tsx')).WebhookPage }) },
  ],
};
