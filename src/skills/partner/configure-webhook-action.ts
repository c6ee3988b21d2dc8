import type { NextAction } from '../../errors.ts';

export const CONFIGURE_WEBHOOK: NextAction = {
  skill: 'partner.configureWebhook',
  params: { webhook_url: 'https://partner.example/hooks/tern' },
  why: 'Events wait in the outbox until there is an address.',
};
