import { batchStatement } from '../../../src/platform/database/sql.ts';
import { ENTRY_EVENT } from '../journey.ts';
import { type Check, type Evidence, finding } from './evidence.ts';

const notEntered = batchStatement<[tenantId: string, event: string], { id: string }>(
  'chaos.not_entered',
  `SELECT DISTINCT c.id FROM events e JOIN contacts c ON c.tenant_id = e.tenant_id AND c.id = e.contact_id
    WHERE e.tenant_id = $1 AND e.name = $2 AND c.consent_status <> 'opted_out'
      AND NOT EXISTS (SELECT FROM journey_enrollments j WHERE j.tenant_id = e.tenant_id AND j.contact_id = c.id)`,
);
const enteredTwice = batchStatement<[tenantId: string], { id: string }>(
  'chaos.entered_twice',
  'SELECT contact_id AS id FROM journey_enrollments WHERE tenant_id = $1 GROUP BY contact_id HAVING count(*) > 1',
);
const gaps = batchStatement<[tenantId: string], { id: string }>(
  'chaos.step_gaps',
  `SELECT e.id FROM journey_enrollments e
    WHERE e.tenant_id = $1 AND e.steps <> (SELECT count(*) FROM journey_steps s WHERE s.tenant_id = $1 AND s.enrollment_id = e.id)`,
);
/** A message of a step that is not stored, and a message of a journey that no step sent. */
const unsent = batchStatement<[tenantId: string], { id: string }>(
  'chaos.journey_messages',
  `SELECT coalesce(s.message_id, m.id) AS id
     FROM (SELECT detail ->> 'message_id' AS message_id FROM journey_steps WHERE tenant_id = $1 AND detail ? 'message_id') s
     FULL JOIN (SELECT id FROM messages WHERE tenant_id = $1 AND body LIKE '% #journey#%') m ON m.id = s.message_id
    WHERE s.message_id IS NULL OR m.id IS NULL`,
);
const unequal = batchStatement<[tenantId: string], { id: string }>(
  'chaos.journey_counts',
  `SELECT node_id AS id FROM journey_counts c WHERE c.tenant_id = $1 GROUP BY node_id
   HAVING sum(count) FILTER (WHERE edge = 'in')
          <> coalesce(sum(count) FILTER (WHERE edge <> 'in'), 0) + (SELECT count(*) FROM journey_enrollments e WHERE e.tenant_id = $1 AND e.node_id = c.node_id)`,
);

/**
 * Each contact that recorded the event entered once, each step is stored once with its message, and
 * the counts of each node add up.
 */
export const checkJourneys: Check = async ({ sql, fixture: { tenantId } }: Evidence) => {
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
  return [
    ...finding(
      'lost',
      'contacts that did not enter their journey',
      ids(await sql.rows(notEntered, tenantId, ENTRY_EVENT)),
    ),
    ...finding('duplicated', 'contacts that entered their journey twice', ids(await sql.rows(enteredTwice, tenantId))),
    ...finding('inconsistent', 'enrollments whose steps are not complete', ids(await sql.rows(gaps, tenantId))),
    ...finding(
      'inconsistent',
      'messages of journeys without their step, or the reverse',
      ids(await sql.rows(unsent, tenantId)),
    ),
    ...finding('inconsistent', 'nodes whose counts do not add up', ids(await sql.rows(unequal, tenantId))),
  ];
};
