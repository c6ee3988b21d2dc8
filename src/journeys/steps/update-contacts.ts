import type { Owner } from '../../domain/account.ts';
import { withLocationAttributes } from '../../domain/imports/location-attributes.ts';
import type { JourneyNodeUpdateContact } from '../../generated/types.ts';
import { raiseContactChanges } from '../../people/audience/raise-contact-changes.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

const update = batchStatement<
  [
    tenantId: string,
    accountId: string,
    ids: readonly string[],
    setsFirst: boolean,
    first: string | null,
    setsLast: boolean,
    last: string | null,
    attributes: string,
    removed: readonly string[],
    now: Date,
  ]
>(
  'journeys.update_contacts',
  `WITH locked AS MATERIALIZED (SELECT id FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3) ORDER BY id FOR NO KEY UPDATE)
   UPDATE contacts c
      SET first_name = CASE WHEN $4 THEN $5 ELSE c.first_name END, last_name = CASE WHEN $6 THEN $7 ELSE c.last_name END,
          attributes = (c.attributes || $8::jsonb) - $9::text[], updated_at = $10, version = c.version + 1
     FROM locked WHERE c.tenant_id = $1 AND c.id = locked.id`,
);

type Change = Pick<JourneyNodeUpdateContact, 'first_name' | 'last_name' | 'attributes'>;

/** Sets fields and attributes; null removes an attribute. */
export async function updateContacts(
  tx: Sql,
  owner: Owner,
  { first_name: first, last_name: last, attributes: given = {} }: Change,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const { tenantId, accountId } = owner;
  const attributes = withLocationAttributes(given);
  const removed = Object.keys(attributes).filter((name) => attributes[name] === null);
  const [setsFirst, setsLast] = [first !== undefined, last !== undefined];
  const set = JSON.stringify(attributes);
  await tx.run(update, tenantId, accountId, ids, setsFirst, first ?? null, setsLast, last ?? null, set, removed, now);
  await raiseContactChanges(tx, owner, ids, { name: 'updated', source: 'journey' }, now);
}
