import type { Owner } from '../../domain/account.ts';
import { addCredits, ENSURE_DEFAULT_NUMBER, type NextAction, needs, recordOptIn } from '../../next-actions.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { readRegistrationSteps } from './registration-steps.ts';
import { type OnboardingStep, step } from './step.ts';
import { readTollFreeStep } from './toll-free-step.ts';

export { type OnboardingStep, step } from './step.ts';

export interface Onboarding {
  /** Whether the account can send now. */
  readonly ready: boolean;
  readonly steps: readonly OnboardingStep[];
}

interface OnboardingRow {
  readonly state: string;
  readonly has_sender: boolean;
  readonly has_contact: boolean;
  readonly has_opt_in: boolean;
  readonly has_template: boolean;
  readonly available: number;
}

/** Reads each table by a key prefix; EXISTS stops at the first row. */
const findOnboarding = statement<[tenantId: string, accountId: string], OnboardingRow>(
  'setup.find',
  `SELECT a.state,
          EXISTS (SELECT 1 FROM phone_numbers n WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.is_default AND n.state = 'active') AS has_sender,
          EXISTS (SELECT 1 FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2) AS has_contact,
          EXISTS (SELECT 1 FROM consent_entries e WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.status = 'opted_in') AS has_opt_in,
          EXISTS (SELECT 1 FROM templates t WHERE t.tenant_id = $1 AND t.account_id = $2) AS has_template,
          coalesce((SELECT b.posted - b.held FROM credit_accounts b WHERE b.tenant_id = $1 AND b.account_id = $2), 0) AS available
     FROM account_states a WHERE a.tenant_id = $1 AND a.id = $2`,
);

/** The steps to the first message, in order. */
export async function readOnboarding(sql: Sql, owner: Owner): Promise<Onboarding> {
  const row = await sql.row(findOnboarding, owner.tenantId, owner.accountId);
  if (row === null) return { ready: false, steps: [] };
  const steps = [
    step('account', 'The account is in good standing', row.state === 'active', {
      skill: 'billing.portal',
      params: {},
      why: 'Shows the open amount.',
    }),
    step('sender', 'A number to send from', row.has_sender, ENSURE_DEFAULT_NUMBER),
    step('contacts', 'Contacts to send to', row.has_contact, {
      skill: 'contacts.upsert',
      params: {},
      needs: needs({ phone: 'Phone number of a contact.' }),
      why: 'Adds one contact; contacts.import adds up to 500 at once.',
    }),
    step('consent', 'Consent with its proof', row.has_opt_in, recordOptIn({})),
    step(
      'credits',
      'Credits to pay with',
      Number(row.available) > 0,
      addCredits(null, 'Adds credits; each segment costs credits.'),
    ),
    optional('template', 'A template', row.has_template, {
      skill: 'templates.create',
      params: {},
      needs: needs({
        name: 'Name of the template.',
        body: 'Message text in Liquid, for example: Hi {{ first_name }}, welcome!',
      }),
      why: 'Creates a reusable message with variables.',
    }),
    ...(await readRegistrationSteps(sql, owner)),
    ...(await readTollFreeStep(sql, owner)),
  ];
  return { ready: steps.every(({ state }) => state !== 'todo'), steps };
}

function optional(id: string, title: string, done: boolean, action: NextAction): OnboardingStep {
  return { ...step(id, title, done, action), state: done ? 'done' : 'optional' };
}
