import type { Owner } from '../domain/account.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { ConversationState } from './conversation.ts';

type Chosen = [tenantId: string, accountId: string, ids: readonly string[], now: Date];

/**
 * The statements of this file change conversations by their ids. The rows are locked in the order
 * of the ids, so that two calls do not deadlock, and only those that differ get a new version.
 */
const LOCKED = `SELECT id FROM conversations WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3) ORDER BY id FOR NO KEY UPDATE`;

const setStateOf = batchStatement<[...Chosen, state: ConversationState, until: Date | null], { id: string }>(
  'conversations.set_state',
  `WITH locked AS MATERIALIZED (${LOCKED})
   UPDATE conversations v
      SET state = $5, snoozed_until = $6, reopen_at = $6, version = v.version + 1, updated_at = $4,
          resolved_at = CASE WHEN $5 = 'resolved' THEN $4::timestamptz END
     FROM locked
    WHERE v.tenant_id = $1 AND v.id = locked.id AND (v.state <> $5 OR v.snoozed_until IS DISTINCT FROM $6)
   RETURNING v.id`,
);

const assignTo = batchStatement<[...Chosen, assignee: string | null], { id: string }>(
  'conversations.assign',
  `WITH locked AS MATERIALIZED (${LOCKED})
   UPDATE conversations v SET assignee = $5, version = v.version + 1, updated_at = $4 FROM locked
    WHERE v.tenant_id = $1 AND v.id = locked.id AND v.assignee IS DISTINCT FROM $5
   RETURNING v.id`,
);

/**
 * Labels are added and removed one by one, so that two callers cannot undo each other's. Two that
 * differ in case are one: the first that was added stays.
 */
const changeLabelsOf = batchStatement<
  [...Chosen, add: readonly string[], remove: readonly string[], max: number],
  { id: string }
>(
  'conversations.change_labels',
  `WITH locked AS MATERIALIZED (${LOCKED}),
   changed AS (
     SELECT o.id, ARRAY (SELECT DISTINCT ON (fold_case(one.label)) one.label FROM unnest(o.labels || $5::text[]) WITH ORDINALITY AS one (label, nth)
                           WHERE fold_case(one.label) NOT IN (SELECT fold_case(gone) FROM unnest($6::text[]) AS gone) ORDER BY fold_case(one.label), one.nth) AS labels
       FROM conversations o JOIN locked USING (id) WHERE o.tenant_id = $1)
   UPDATE conversations v SET labels = changed.labels, version = v.version + 1, updated_at = $4 FROM changed
    WHERE v.tenant_id = $1 AND v.id = changed.id AND v.labels <> changed.labels AND cardinality(changed.labels) <= $7
   RETURNING v.id`,
);

/** Keeps the version: to read a conversation must not reject the work of another person. */
const setUnreadOf = batchStatement<[...Chosen, unread: number], { id: string }>(
  'conversations.set_unread',
  `WITH locked AS MATERIALIZED (${LOCKED})
   UPDATE conversations v SET unread = $5, updated_at = $4 FROM locked
    WHERE v.tenant_id = $1 AND v.id = locked.id AND (v.unread = 0) <> ($5 = 0)
   RETURNING v.id`,
);

export const MAX_LABELS = 20;

/** Ids of the conversations that changed. */
type Changed = Promise<readonly string[]>;

/** `until` is for snoozed conversations; null snoozes until the next inbound message. */
export async function setStates(
  tx: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
  { state, until, now }: { readonly state: ConversationState; readonly until: Date | null; readonly now: Date },
): Changed {
  return idsOf(await tx.rows(setStateOf, tenantId, accountId, ids, now, state, until));
}

export async function assign(
  tx: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
  assignee: string | null,
  now: Date,
): Changed {
  return idsOf(await tx.rows(assignTo, tenantId, accountId, ids, now, assignee));
}

/** Conversations that would have more than 20 labels keep theirs. */
export async function changeLabels(
  tx: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
  { add, remove, now }: { readonly add: readonly string[]; readonly remove: readonly string[]; readonly now: Date },
): Changed {
  return idsOf(await tx.rows(changeLabelsOf, tenantId, accountId, ids, now, add, remove, MAX_LABELS));
}

export async function setUnread(
  tx: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
  unread: boolean,
  now: Date,
): Changed {
  return idsOf(await tx.rows(setUnreadOf, tenantId, accountId, ids, now, unread ? 1 : 0));
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
