import { batchStatement, statement } from '../../platform/sql.ts';

export type Kind = 'messages' | 'inbound_messages';

/** Both kinds of every tenant that is not walked yet. */
export const addWalks = statement<[limit: number]>(
  'retention.add_walks',
  `INSERT INTO text_retention (tenant_id, kind, erased_to, walked_to, checked_at)
   SELECT a.tenant_id, k.kind, '', '', '-infinity' FROM accounts a CROSS JOIN (VALUES ('messages'), ('inbound_messages')) AS k (kind)
    WHERE a.id = a.tenant_id AND NOT EXISTS (SELECT FROM text_retention r WHERE r.tenant_id = a.tenant_id AND r.kind = k.kind)
    LIMIT $1
   ON CONFLICT DO NOTHING`,
);

/** Reads across tenants and locks nothing; two small rows a tenant. */
export const dueWalks = statement<[checkedBefore: Date, limit: number], { tenant_id: string; kind: Kind }>(
  'retention.due_walks',
  'SELECT tenant_id, kind FROM text_retention WHERE checked_at <= $1 ORDER BY checked_at LIMIT $2',
);

export interface Walk {
  /** Whatever has an id up to this one says nothing any more. */
  readonly erased_to: string;
  /** How far the walk under way has come; the same at its beginning. */
  readonly walked_to: string;
}

/** Another worker that has it passes on. */
export const lockWalk = statement<[tenantId: string, kind: Kind, checkedBefore: Date], Walk>(
  'retention.lock_walk',
  `SELECT erased_to, walked_to FROM text_retention WHERE tenant_id = $1 AND kind = $2 AND checked_at <= $3 FOR UPDATE SKIP LOCKED`,
);

export const moveWalk = statement<
  [tenantId: string, kind: Kind, erasedTo: string, walkedTo: string, checkedAt: Date | null]
>(
  'retention.move_walk',
  'UPDATE text_retention SET erased_to = $3, walked_to = $4, checked_at = coalesce($5, checked_at) WHERE tenant_id = $1 AND kind = $2',
);

export interface WalkedText {
  readonly id: string;
  readonly erased: boolean;
  /** It ended long enough ago. */
  readonly over: boolean;
}

type Page = [tenantId: string, after: string, below: string, endedBefore: Date, limit: number, erased: string];
type Erase = [tenantId: string, ids: readonly string[], erased: string];

/** By the primary key: ids begin with the time. A text that was handed over and never reported on is over as well. */
export const walkMessages = batchStatement<Page, WalkedText>(
  'retention.walk_messages',
  `SELECT id, body = $6 AS erased, coalesce(coalesce(finalized_at, accepted_at) <= $4, false) AS over
     FROM messages WHERE tenant_id = $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $5`,
);

export const walkInbound = batchStatement<Page, WalkedText>(
  'retention.walk_inbound',
  `SELECT id, text = $6 AS erased, received_at <= $4 AS over
     FROM inbound_messages WHERE tenant_id = $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $5`,
);

export const eraseMessages = batchStatement<Erase>(
  'retention.erase_messages',
  'UPDATE messages SET body = $3 WHERE tenant_id = $1 AND id = ANY ($2)',
);

export const eraseInbound = batchStatement<Erase>(
  'retention.erase_inbound',
  'UPDATE inbound_messages SET text = $3 WHERE tenant_id = $1 AND id = ANY ($2)',
);
