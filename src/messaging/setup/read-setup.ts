import type { NextAction } from '../../errors.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { readRegistrationSteps } from './registration-steps.ts';
import { type SetupStep, step } from './step.ts';
import { readTollFreeStep } from './toll-free-step.ts';

export { type SetupStep, step } from './step.ts';

export interface Setup {
  /** Whether a text could leave now, as far as the account is concerned. */
  readonly ready: boolean;
  readonly steps: readonly SetupStep[];
}

interface SetupRow {
  readonly state: string;
  readonly has_sender: boolean;
  readonly has_contact: boolean;
  readonly has_opt_in: boolean;
  readonly has_template: boolean;
  readonly available: number;
}

/** One look at each table by the front of its keys; EXISTS stops at the first row. */
const findSetup = statement<[tenantId: string, accountId: string], SetupRow>(
  'setup.find',
  `SELECT CASE root.state WHEN 'active' THEN a.state ELSE root.state END AS state,
          EXISTS (SELECT 1 FROM sender_numbers n WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.is_default AND n.state = 'active') AS has_sender,
          EXISTS (SELECT 1 FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2) AS has_contact,
          EXISTS (SELECT 1 FROM consent_entries e WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.status = 'opted_in') AS has_opt_in,
          EXISTS (SELECT 1 FROM templates t WHERE t.tenant_id = $1 AND t.account_id = $2) AS has_template,
          coalesce((SELECT b.posted - b.held FROM credit_accounts b WHERE b.tenant_id = $1 AND b.account_id = $2), 0) AS available
     FROM accounts a JOIN accounts root ON root.tenant_id = $1 AND root.id = $1 WHERE a.tenant_id = $1 AND a.id = $2`,
);

/** What stands between an account and its first text, in the order in which to do it. */
export async function readSetup(sql: Sql, owner: Owner): Promise<Setup> {
  const row = await sql.row(findSetup, owner.tenantId, owner.accountId);
  if (row === null) return { ready: false, steps: [] };
  const steps = [
    step('account', 'The account is in good standing', row.state === 'active', {
      skill: 'billing.portal',
      params: {},
      why: 'Shows what the account owes.',
    }),
    step('sender', 'A number to send from', row.has_sender, {
      skill: 'phone-numbers.ensureDefault',
      params: {},
      why: 'Returns the default sender, or gets one.',
    }),
    step('contacts', 'Contacts to send to', row.has_contact, {
      skill: 'contacts.upsert',
      params: { phone: '+12025550123', first_name: 'Ada' },
      why: 'Adds one contact; contacts.import adds up to 500 at once.',
    }),
    step('consent', 'Consent with its proof', row.has_opt_in, {
      skill: 'contacts.optIn',
      params: {
        phone: '+12025550123',
        method: 'web_form',
        source: 'https://example.com/signup',
        captured_at: '2026-01-01T00:00:00Z',
      },
      why: 'Marketing texts need recorded consent.',
    }),
    step('credits', 'Credits to pay with', Number(row.available) > 0, {
      skill: 'billing.topUp',
      params: { amount: 1000, payment_ref: 'pay_example' },
      why: 'Each segment costs credits.',
    }),
    optional('template', 'A template', row.has_template, {
      skill: 'templates.create',
      params: {
        name: 'Welcome',
        body: 'Hi {{ first_name }}, welcome!',
        variables: [{ name: 'first_name', fallback: 'there' }],
      },
      why: 'Reusable texts with variables.',
    }),
    ...(await readRegistrationSteps(sql, owner)),
    ...(await readTollFreeStep(sql, owner)),
  ];
  return { ready: steps.every(({ state }) => state !== 'todo'), steps };
}

function optional(id: string, title: string, done: boolean, action: NextAction): SetupStep {
  return { ...step(id, title, done, action), state: done ? 'done' : 'optional' };
}
