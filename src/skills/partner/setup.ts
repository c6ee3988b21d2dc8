import { type Onboarding, readOnboarding, step } from '../../compliance/onboarding/read-onboarding.ts';
import { addCredits, needs } from '../../next-actions.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type CustomerRow, findPartnerSetup } from './queries.ts';
import { CONFIGURE_AGAIN, CONFIGURE_WEBHOOK } from './webhooks/configure-webhook-action.ts';

/** The onboarding steps of a partner up to its first delivered event, in their order. */
export async function readPartnerSetup(sql: Sql, tenantId: string): Promise<Onboarding> {
  const row = await sql.row(findPartnerSetup, tenantId);
  if (row === null) return { ready: false, steps: [] };
  const steps = [
    step('account', 'The organisation is in good standing', row.state === 'active', {
      skill: 'billing.portal',
      params: {},
      why: 'Shows the unpaid amount. To lift a suspension, contact the operator of the service.',
    }),
    step('webhook', 'Webhook endpoint', row.has_webhook, row.webhook_disabled ? CONFIGURE_AGAIN : CONFIGURE_WEBHOOK),
    step(
      'credits',
      'Credits to grant to end-customers',
      row.available > 0,
      addCredits(null, 'Adds credits, which the partner grants to its end-customers.'),
    ),
    step('customer', 'First end-customer', row.has_customer, {
      skill: 'partner.createCustomer',
      params: {},
      needs: needs({ external_ref: 'Your own id of the end-customer.', name: 'Name of the end-customer.' }),
      why: 'Creates the first end-customer to send messages for.',
    }),
  ];
  return { ready: steps.every(({ state }) => state === 'done'), steps };
}

/**
 * The onboarding steps of an end-customer's account. The partner completes some of them, and those
 * steps name partner skills.
 */
export async function readCustomerSetup(sql: Sql, tenantId: string, customer: CustomerRow): Promise<Onboarding> {
  const { external_ref } = customer;
  const setup = await readOnboarding(sql, { tenantId, accountId: customer.id });
  const steps = [
    step('unpaused', 'Not paused by the partner', !customer.paused, {
      skill: 'partner.setChildPaused',
      params: { external_ref, paused: false },
      why: 'Resumes sending for the end-customer.',
    }),
    ...setup.steps.map((each) =>
      each.id === 'credits'
        ? step(each.id, each.title, each.state === 'done', {
            skill: 'partner.grantCredits',
            params: { external_ref },
            needs: needs({ amount_credits: 'Number of credits.' }),
            why: 'Moves credits from the balance of the partner to the end-customer.',
          })
        : each,
    ),
  ];
  return { ready: steps.every(({ state }) => state !== 'todo'), steps };
}
