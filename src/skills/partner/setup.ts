import { readSetup, type Setup, step } from '../../messaging/setup/read-setup.ts';
import type { Sql } from '../../platform/sql.ts';
import { CONFIGURE_AGAIN, CONFIGURE_WEBHOOK } from './configure-webhook-action.ts';
import { type CustomerRow, findPartnerSetup } from './queries.ts';

/** What stands between a partner and its first event, in the order in which to do it. */
export async function readPartnerSetup(sql: Sql, tenantId: string): Promise<Setup> {
  const row = await sql.row(findPartnerSetup, tenantId);
  if (row === null) return { ready: false, steps: [] };
  const steps = [
    step('account', 'The organisation is in good standing', row.state === 'active', {
      skill: 'billing.portal',
      params: {},
      why: 'Shows what the organisation owes; a suspension is lifted by the support of the service.',
    }),
    step('webhook', 'Where events go', row.has_webhook, row.webhook_disabled ? CONFIGURE_AGAIN : CONFIGURE_WEBHOOK),
    step('credits', 'Credits to hand on', row.available > 0, {
      skill: 'billing.topUp',
      params: { amount: 1000, payment_ref: 'pay_example' },
      why: 'End-customers pay with credits that the partner grants them.',
    }),
    step('customer', 'An end-customer', row.has_customer, {
      skill: 'partner.createCustomer',
      params: { external_ref: 'shop-42', name: 'Corner Shop' },
      why: 'Texts are sent for end-customers.',
    }),
  ];
  return { ready: steps.every(({ state }) => state === 'done'), steps };
}

/** The steps of an account, with what its partner does instead where it is the partner's to do. */
export async function readCustomerSetup(sql: Sql, tenantId: string, customer: CustomerRow): Promise<Setup> {
  const { external_ref } = customer;
  const setup = await readSetup(sql, { tenantId, accountId: customer.id });
  const steps = [
    step('unpaused', 'Not paused by the partner', !customer.paused, {
      skill: 'partner.setChildPaused',
      params: { external_ref, paused: false },
      why: 'A paused end-customer sends nothing.',
    }),
    ...setup.steps.map((each) =>
      each.id === 'credits'
        ? step(each.id, each.title, each.state === 'done', {
            skill: 'partner.grantCredits',
            params: { external_ref, amount: 100 },
            why: 'Moves credits from the balance of the partner.',
          })
        : each,
    ),
  ];
  return { ready: steps.every(({ state }) => state !== 'todo'), steps };
}
