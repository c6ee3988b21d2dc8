import { ERASED } from '../domain/audit/chain-entry.ts';
import { DAY_MS } from '../domain/durations.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, type Sql, statement } from '../platform/database/sql.ts';
import { newId } from '../platform/ids.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../platform/work/worker.ts';

const PAGE = 1_000;
/** A conversation whose last message is older is resolved. */
const OPEN_MS = 7 * DAY_MS;

/**
 * Tenants with inbound messages from before there were conversations. A worker and not the
 * migration, so that no start of the service waits for it, and because IDs come from the
 * application.
 */
export const BACKFILLS: WorkKind = {
  name: 'conversation_backfills',
  table: 'conversation_backfills',
  id: 'kind',
  due: 'due_at',
  places: 2,
};

interface InboundRow {
  readonly id: string;
  readonly account_id: string;
  readonly number_id: string;
  readonly contact_id: string | null;
  readonly from_phone: string;
  readonly to_phone: string;
  readonly received_at: Date;
}

const lockBackfill = statement<[tenantId: string], { walked_to: string }>(
  'conversations.lock_backfill',
  "SELECT walked_to FROM conversation_backfills WHERE tenant_id = $1 AND kind = 'inbound_messages' FOR UPDATE",
);

/** FOR SHARE: a person who is being forgotten is read as erased, or forgotten after this. */
const readPage = batchStatement<[tenantId: string, after: string, limit: number], InboundRow>(
  'conversations.read_backfill_page',
  `SELECT id, account_id, number_id, contact_id, from_phone, to_phone, received_at
     FROM inbound_messages WHERE tenant_id = $1 AND id > $2 ORDER BY id LIMIT $3 FOR SHARE`,
);

/** A conversation that exists keeps its state, unless only this worker has written it. */
const insertConversations = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    accountIds: readonly string[],
    numberIds: readonly string[],
    numberPhones: readonly string[],
    phones: readonly string[],
    contactIds: readonly (string | null)[],
    firsts: readonly Date[],
    lasts: readonly Date[],
    now: Date,
    openSince: Date,
  ]
>(
  'conversations.backfill',
  `INSERT INTO conversations AS v (tenant_id, id, account_id, number_id, number_phone, phone, contact_id, state, labels, unread, version,
                                   opened_at, last_inbound_at, last_message_at, created_at, updated_at)
   SELECT $1, one.id, one.account_id, one.number_id, one.number_phone, one.phone, one.contact_id,
          CASE WHEN one.last >= $11 THEN 'open' ELSE 'resolved' END, '{}', 0, 1, one.first, one.last, one.last, $10, $10
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::timestamptz[])
            AS one (id, account_id, number_id, number_phone, phone, contact_id, first, last)
    ORDER BY one.account_id COLLATE "C", one.phone COLLATE "C", one.number_id COLLATE "C"
   ON CONFLICT (tenant_id, account_id, phone, number_id) DO UPDATE
      SET state = CASE WHEN v.version = 1 AND v.state = 'resolved' THEN excluded.state ELSE v.state END,
          last_inbound_at = greatest(v.last_inbound_at, excluded.last_inbound_at),
          last_message_at = greatest(v.last_message_at, excluded.last_message_at)`,
);

/** One page of a tenant's inbound messages in one transaction, with the position after it. */
export function backfillConversations(database: Database, { tenantId, now }: Claim): Promise<Next> {
  return database.transaction(async (tx) => {
    const at = await tx.row(lockBackfill, tenantId);
    if (at === null) return null;
    const page = await tx.rows(readPage, tenantId, at.walked_to, PAGE);
    await saveConversations(
      tx,
      tenantId,
      page.filter(({ from_phone: phone }) => phone !== ERASED),
      now,
    );
    await tx.tenant(tenantId).conversation_backfills.updateMany({
      where: { kind: 'inbound_messages' },
      data: { walked_to: page.at(-1)?.id ?? at.walked_to, due_at: page.length < PAGE ? null : now },
    });
    return SAVED;
  });
}

async function saveConversations(tx: Sql, tenantId: string, page: readonly InboundRow[], now: Date): Promise<void> {
  const groups = new Map<string, { readonly first: InboundRow; readonly last: InboundRow }>();
  for (const row of page) {
    const key = `${row.account_id} ${row.from_phone} ${row.number_id}`;
    groups.set(key, { first: groups.get(key)?.first ?? row, last: row });
  }
  const found = [...groups.values()];
  if (found.length === 0) return;
  await tx.run(
    insertConversations,
    tenantId,
    found.map(() => newId('thr', now.getTime())),
    found.map(({ last }) => last.account_id),
    found.map(({ last }) => last.number_id),
    found.map(({ last }) => last.to_phone),
    found.map(({ last }) => last.from_phone),
    found.map(({ last }) => last.contact_id),
    found.map(({ first }) => first.received_at),
    found.map(({ last }) => last.received_at),
    now,
    new Date(now.getTime() - OPEN_MS),
  );
}
