import type { NextAction } from '../../../errors.ts';

export const CONFIGURE_WEBHOOK: NextAction = {
  skill: 'partner.configureWebhook',
  params: { webhook_url: 'https://partner.example/hooks/tern' },
  why: 'Events wait in the outbox until a webhook endpoint is configured.',
};

export const CONFIGURE_AGAIN: NextAction = {
  ...CONFIGURE_WEBHOOK,
  why: 'Enables the endpoint, which is disabled because it responded with 410 Gone.',
};
