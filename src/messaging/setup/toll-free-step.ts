import { type Sql, statement } from '../../platform/sql.ts';
import { IS_TOLL_FREE } from '../senders/resting.ts';
import type { Owner } from '../tenancy.ts';
import { exampleTollFree } from './registration-examples.ts';
import { type SetupStep, step } from './step.ts';

interface TollFreeFacts {
  readonly needs: boolean;
  readonly any_verified: boolean;
  readonly unverified: boolean;
  /** One that nobody has submitted yet. */
  readonly free_number: string | null;
}

/** Those of the simulator send without being verified. */
const findFacts = statement<[tenantId: string, accountId: string], TollFreeFacts>(
  'setup.find_toll_free',
  `WITH needing AS (
     SELECT n.id, n.registration_state FROM sender_numbers n
      WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.state = 'active' AND ${IS_TOLL_FREE})
   SELECT EXISTS (SELECT 1 FROM needing) AS needs,
          EXISTS (SELECT 1 FROM registrations r
                   WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.kind = 'toll_free' AND r.status = 'APPROVED') AS any_verified,
          EXISTS (SELECT 1 FROM needing WHERE registration_state IS DISTINCT FROM 'ASSIGNED') AS unverified,
          (SELECT min(id) FROM needing WHERE registration_state IS NULL) AS free_number`,
);

/** Toll-free numbers of a carrier; without one the step is optional. */
export async function readTollFreeStep(sql: Sql, { tenantId, accountId }: Owner): Promise<SetupStep[]> {
  const facts = await sql.row(findFacts, tenantId, accountId);
  if (facts === null) return [];
  const { needs, any_verified: anyVerified, unverified, free_number: free } = facts;
  const made = step(
    'toll_free_verification',
    'Verified toll-free numbers',
    needs ? !unverified : anyVerified,
    free !== null
      ? {
          skill: 'compliance.registerTollFree',
          params: exampleTollFree(free),
          why: 'Has the number verified; put your own words in.',
        }
      : {
          skill: 'compliance.registrations',
          params: { kind: 'toll_free' },
          why: 'Shows how far each number is, or what to change.',
        },
  );
  return [{ ...made, state: made.state === 'todo' && !needs ? 'optional' : made.state }];
}
