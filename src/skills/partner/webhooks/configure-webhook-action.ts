import { type NextAction, needs } from '../../../next-actions.ts';

export const CONFIGURE_WEBHOOK: NextAction = {
  skill: 'partner.configureWebhook',
  params: {},
  needs: needs({ webhook_url: 'Public https URL of the endpoint.' }),
  why: 'Events wait in the outbox until a webhook endpoint is configured.',
};

export const CONFIGURE_AGAIN: NextAction = {
  ...CONFIGURE_WEBHOOK,
  why: 'Enables the endpoint, which is disabled because it responded with 410 Gone.',
};
