import type { Owner } from '../../domain/account.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { matchingContacts } from '../steps/matching-contacts.ts';
import { MAX_ACTIVE } from './may-enter.ts';

export type RejectionReason =
  | 'not_found'
  | 'opted_out'
  | 'already_in_journey'
  | 'too_many_enrollments'
  | 'reentry'
  | 'rules'
  | 'loop';

const findStates = batchStatement<
  [tenantId: string, accountId: string, journeyId: string, contactIds: readonly string[], key: string],
  { id: string; opted_out: boolean; active: boolean; enrollments: number }
>(
  'journeys.find_contact_states',
  `SELECT c.id, c.consent_status = 'opted_out' AS opted_out,
          EXISTS (SELECT FROM journey_enrollments e WHERE e.tenant_id = $1 AND e.contact_id = c.id AND e.journey_id = $3 AND e.key = $5 AND e.ended_at IS NULL) AS active,
          (SELECT count(*)::int FROM journey_enrollments e WHERE e.tenant_id = $1 AND e.contact_id = c.id AND e.journey_id = $3 AND e.ended_at IS NULL) AS enrollments
     FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY ($4)`,
);

/** Why contacts did not enter a journey. */
export async function explainRejections(
  sql: Sql,
  owner: Owner,
  { id: journeyId, definition }: { readonly id: string; readonly definition: Definition },
  { contactIds, key }: { readonly contactIds: readonly string[]; readonly key: string },
  loops: ReadonlySet<string>,
  now: Date,
): Promise<{ readonly contact_id: string; readonly reason: RejectionReason }[]> {
  if (contactIds.length === 0) return [];
  const { entry_rules: rules } = definition;
  const states = await sql.rows(findStates, owner.tenantId, owner.accountId, journeyId, contactIds, key);
  const known = new Map(states.map((state) => [state.id, state]));
  const matching = rules === null ? null : await matchingContacts({ tx: sql, owner, now }, rules, contactIds);
  const reasonOf = (id: string): RejectionReason => {
    const state = known.get(id);
    if (state === undefined) return 'not_found';
    if (loops.has(id)) return 'loop';
    if (state.opted_out) return 'opted_out';
    if (state.active) return 'already_in_journey';
    if (state.enrollments >= MAX_ACTIVE) return 'too_many_enrollments';
    return matching?.has(id) === false ? 'rules' : 'reentry';
  };
  return contactIds.map((id) => ({ contact_id: id, reason: reasonOf(id) }));
}
