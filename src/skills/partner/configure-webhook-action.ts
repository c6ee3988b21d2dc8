import type { NextAction } from '../../errors.ts';

export const CONFIGURE_WEBHOOK: NextAction = {
  skill: 'partner.configureWebhook',
  params: { webhook_url: 'https://partner.example/hooks/tern' },
  why: 'Events wait in the outbox until there is an address.',
};

export const CONFIGURE_AGAIN: NextAction = {
  ...CONFIGURE_WEBHOOK,
  why: 'The receiver answered 410 Gone and gets nothing until it is configured again.',
};
