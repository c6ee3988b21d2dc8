import type { Owner } from '../../domain/account.ts';
import { needs } from '../../next-actions.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { type OnboardingStep, step } from './step.ts';

interface TollFreeFacts {
  readonly needs: boolean;
  readonly any_verified: boolean;
  readonly unverified: boolean;
  /** A number that has not been submitted. */
  readonly free_number: string | null;
}

/** Simulator numbers need no verification. */
const findFacts = statement<[tenantId: string, accountId: string], TollFreeFacts>(
  'setup.find_toll_free',
  `WITH needing AS (
     SELECT n.id, n.registration_state FROM phone_numbers n
      WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.state = 'active' AND needs_toll_free_verification(n.carrier, n.phone))
   SELECT EXISTS (SELECT 1 FROM needing) AS needs,
          EXISTS (SELECT 1 FROM registrations r
                   WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.kind = 'toll_free' AND r.status = 'APPROVED') AS any_verified,
          EXISTS (SELECT 1 FROM needing WHERE registration_state IS DISTINCT FROM 'ASSIGNED') AS unverified,
          (SELECT min(id) FROM needing WHERE registration_state IS NULL) AS free_number`,
);

/** The toll-free step; optional without a toll-free number of a real carrier. */
export async function readTollFreeStep(sql: Sql, { tenantId, accountId }: Owner): Promise<OnboardingStep[]> {
  const facts = await sql.row(findFacts, tenantId, accountId);
  if (facts === null) return [];
  const { needs: isNeeded, any_verified: anyVerified, unverified, free_number: free } = facts;
  const verification = step(
    'toll_free_verification',
    'Verified toll-free numbers',
    isNeeded ? !unverified : anyVerified,
    free !== null
      ? {
          skill: 'compliance.registerTollFree',
          params: { number_id: free },
          needs: needs({
            business_name: 'Legal name of the company.',
            business_type: 'Legal form of the company, for example PRIVATE_PROFIT.',
            business_registration: 'Registration of the company: number, authority, country.',
            website: 'Website that reviewers check.',
            address: 'Postal address: street, city, state, postal_code, country.',
            contact: 'Contact person: first_name, last_name, email, phone.',
            use_case_categories: 'All use cases of the number, for example DELIVERY_NOTIFICATIONS.',
            use_case_summary: 'Who sends, who receives and why.',
            samples: 'Messages as you will send them.',
            opt_in_type: 'How people opt in, for example WEB_FORM.',
            opt_in_image_urls: 'URLs of public images that show how people opt in.',
            message_volume: 'Estimated messages per month.',
            privacy_url: 'URL of the privacy policy.',
            terms_url: 'URL of the terms and conditions.',
          }),
          why: 'Submits the number for verification with your own text.',
        }
      : {
          skill: 'compliance.registrations',
          params: { kind: 'toll_free' },
          why: 'Shows the status of each number, or what to correct.',
        },
  );
  return [{ ...verification, state: verification.state === 'todo' && !isNeeded ? 'optional' : verification.state }];
}
