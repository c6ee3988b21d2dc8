import type { PartnerSkills } from '../../generated/skills.ts';
import { configureWebhook } from './configure-webhook.ts';
import { createCustomer } from './create-customer.ts';
import { createCustomerKey } from './create-customer-key.ts';
import { grantCredits } from './grant-credits.ts';
import { listCustomers } from './list-customers.ts';
import { listOutbox } from './outbox/list.ts';
import { replayOutbox } from './outbox/replay.ts';
import { processOutbox } from './process-outbox.ts';
import { register } from './register.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { sendForCustomer } from './send.ts';
import { setChildPaused } from './set-child-paused.ts';
import { setupStatus } from './setup-status.ts';

export const partner: PartnerSkills = {
  'partner.register': register,
  'partner.createCustomer': createCustomer,
  'partner.createCustomerKey': createCustomerKey,
  'partner.listCustomers': listCustomers,
  'partner.send': sendForCustomer,
  'partner.setChildPaused': setChildPaused,
  'partner.grantCredits': grantCredits,
  'partner.setupStatus': setupStatus,
  'partner.configureWebhook': configureWebhook,
  'partner.rotateWebhookSecret': rotateWebhookSecret,
  'partner.processOutbox': processOutbox,
  'partner.outbox.list': listOutbox,
  'partner.outbox.replay': replayOutbox,
};
