import type { Owner } from '../../domain/account.ts';
import { type NextAction, needs } from '../../next-actions.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { type OnboardingStep, step } from './step.ts';

interface RegistrationFacts {
  readonly has_program: boolean;
  /**
   * True when a real carrier hosts a +1 long code of the account; simulator numbers need no
   * registration.
   */
  readonly needs: boolean;
  readonly brand_id: string | null;
  readonly brand_entity: string | null;
  readonly brand_status: string | null;
  readonly any_campaign: boolean;
  /** A provisioned campaign. */
  readonly campaign_id: string | null;
  /** A number that needs a campaign and has none. */
  readonly free_number: string | null;
  readonly unassigned: boolean;
  readonly assigned: boolean;
}

/** Reads by key prefixes. Of several brands the best status wins, then the newest. */
const findFacts = statement<[tenantId: string, accountId: string], RegistrationFacts>(
  'setup.find_registration',
  `WITH brand AS (
     SELECT id, content, status FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND kind = 'brand'
      ORDER BY CASE status WHEN 'OK' THEN 0 WHEN 'REGISTRATION_PENDING' THEN 1 ELSE 2 END, id DESC LIMIT 1),
   needing AS (
     SELECT id, registration_state FROM phone_numbers
      WHERE tenant_id = $1 AND account_id = $2 AND state = 'active' AND carrier <> 'simulator' AND type = 'long_code' AND phone LIKE '+1%')
   SELECT EXISTS (SELECT 1 FROM programs p WHERE p.tenant_id = $1 AND p.account_id = $2) AS has_program,
          EXISTS (SELECT 1 FROM needing) AS needs,
          (SELECT id FROM brand) AS brand_id, (SELECT content ->> 'entity_type' FROM brand) AS brand_entity, (SELECT status FROM brand) AS brand_status,
          EXISTS (SELECT 1 FROM registrations r WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.kind = 'campaign') AS any_campaign,
          (SELECT max(id) FROM registrations r WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.kind = 'campaign' AND r.status = 'MNO_PROVISIONED') AS campaign_id,
          (SELECT min(id) FROM needing WHERE registration_state IS NULL OR registration_state = 'FAILED_ASSIGNMENT') AS free_number,
          EXISTS (SELECT 1 FROM needing WHERE registration_state IS DISTINCT FROM 'ASSIGNED') AS unassigned,
          EXISTS (SELECT 1 FROM phone_numbers n
                   WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.state = 'active' AND n.registration_state = 'ASSIGNED') AS assigned`,
);

/** Registration steps that carriers require; optional without a number of a real carrier. */
export async function readRegistrationSteps(sql: Sql, { tenantId, accountId }: Owner): Promise<OnboardingStep[]> {
  const facts = await sql.row(findFacts, tenantId, accountId);
  if (facts === null) return [];
  const optional = ({ state, ...rest }: OnboardingStep): OnboardingStep => ({
    ...rest,
    state: state === 'todo' && !facts.needs ? 'optional' : state,
  });
  const program = step('program', 'A program with the answers to HELP and STOP', facts.has_program, {
    skill: 'program.create',
    params: {},
    needs: needs({
      name: 'Internal name of the program.',
      brand: 'Brand name that recipients know.',
      purpose: 'Purpose of the messages. It completes the phrase “text messages about …”.',
      frequency: 'How often you send messages, for example: up to 4 msgs/month.',
      privacy_url: 'URL of the privacy policy.',
      terms_url: 'URL of the terms of the program.',
    }),
    why: 'Creates a program with the replies to HELP and STOP; without one the service’s default replies are sent.',
  });
  return [
    { ...program, state: facts.has_program ? 'done' : 'optional' },
    optional(step('brand', 'A confirmed 10DLC brand', facts.brand_status === 'OK', brandAction(facts))),
    optional(
      step('campaign_registration', 'A registered 10DLC campaign', facts.campaign_id !== null, campaignAction(facts)),
    ),
    optional(
      step(
        'number_assignment',
        'Numbers assigned to a registered campaign',
        facts.assigned && !facts.unassigned,
        numberAction(facts),
      ),
    ),
  ];
}

const REGISTER_BRAND: NextAction = {
  skill: 'compliance.registerBrand',
  params: {},
  needs: needs({
    entity_type: 'Legal form of the organization, for example PRIVATE_PROFIT.',
    legal_name: 'Legal name, as in the records of the IRS.',
    display_name: 'Brand name that recipients know.',
    ein: 'Employer Identification Number; a sole proprietor has none.',
    vertical: 'Industry of the brand, for example RETAIL.',
    website: 'Website of the brand.',
    address: 'Postal address: street, city, state, postal_code, country.',
    contact: 'Contact person: email, phone.',
  }),
  why: 'Registers the sender with the carriers.',
};

function brandAction({ brand_id: brandId }: RegistrationFacts) {
  return brandId === null
    ? REGISTER_BRAND
    : { skill: 'compliance.registrations', params: { kind: 'brand' }, why: 'Shows the status, or what to correct.' };
}

function campaignAction(facts: RegistrationFacts) {
  const { brand_id: brandId, brand_entity: entity, brand_status: status, any_campaign: hasCampaign } = facts;
  if (brandId === null || status === 'REGISTRATION_FAILED') return brandAction(facts);
  return hasCampaign
    ? {
        skill: 'compliance.registrations',
        params: { kind: 'campaign' },
        why: 'Shows the status, or what to correct.',
      }
    : {
        skill: 'compliance.registerCampaign',
        params: { brand_id: brandId, ...(entity === 'SOLE_PROPRIETOR' && { use_case: 'SOLE_PROPRIETOR' }) },
        needs: needs({
          ...(entity !== 'SOLE_PROPRIETOR' && {
            use_case: 'Use case at The Campaign Registry, for example CUSTOMER_CARE.',
          }),
          description: 'Who sends, who receives and why (40 to 4096 characters).',
          message_flow: 'Every way in which people opt in (40 to 2048 characters).',
          samples: 'Two to five messages as you will send them.',
          opt_in_message: 'Confirmation of an opt-in, with the frequency, HELP and STOP.',
          opt_out_message: 'Confirmation of an opt-out.',
          help_message: 'Reply to HELP, with a way to contact you.',
          privacy_url: 'URL of the privacy policy.',
          terms_url: 'URL of the terms and conditions.',
        }),
        why: 'Registers the campaign with your own text.',
      };
}

function numberAction({ campaign_id: campaignId, free_number: numberId }: RegistrationFacts) {
  if (campaignId !== null && numberId !== null) {
    return {
      skill: 'phone-numbers.assign',
      params: { number_id: numberId, registration_id: campaignId },
      why: 'Assigns the number to the campaign.',
    };
  }
  return campaignId === null
    ? {
        skill: 'compliance.registrations',
        params: { kind: 'campaign' },
        why: 'Shows the campaigns; one must be registered first.',
      }
    : {
        skill: 'phone-numbers.list',
        params: { state: 'active' },
        why: 'Shows the registration state of each number.',
      };
}
