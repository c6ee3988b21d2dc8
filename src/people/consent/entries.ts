import { randomBytes } from 'node:crypto';
import { bucketOf } from '../../counting/buckets.ts';
import { lastMessageGroup } from '../../counting/last-message-group.ts';
import type { Owner } from '../../domain/account.ts';
import { personalHash } from '../../domain/audit/entry-hash.ts';
import { longRowList, type ParamOf, type RowOf, rowList } from '../../platform/database/row-list.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import type { ConsentChangeRequest } from './change.ts';

/**
 * The columns of a consent entry that its writer sets. Position and hashes of the chain stay empty
 * until a worker appends the entry to the chain.
 */
const COLUMNS = {
  id: 'text',
  contact_id: 'text?',
  phone: 'text',
  salt: 'text',
  personal_hash: 'text',
} as const;

/** Of all entries of a statement alike, so that a list of them is sent in a third of the bytes. */
const SHARED_COLUMNS = {
  status: 'text',
  scope: 'text',
  method: 'text?',
  source: 'text?',
  source_url: 'text?',
  disclosure_text_hash: 'text?',
  evidence: 'jsonb?',
  actor: 'text',
  rule_id: 'text?',
  captured_at: 'timestamptz',
  received_at: 'timestamptz',
  source_id: 'text?',
  disclosure_version: 'integer?',
  request_id: 'text?',
} as const;

const ENTRIES = longRowList(COLUMNS);
const SHARED = rowList(SHARED_COLUMNS);
const NAMES = Object.keys({ ...COLUMNS, ...SHARED_COLUMNS }).join(', ');

const BUCKET = bucketOf('received_at');
const LAST_GROUP = lastMessageGroup({ account: '$2', phone: 'one.phone', at: 'shared.received_at' });

/**
 * Counts opt-ins by their source, and opt-outs by the last message before them, in the same
 * statement.
 */
const insertEntries = statement<
  [
    tenantId: string,
    accountId: string,
    entries: ParamOf<typeof ENTRIES>,
    differenceId: string,
    shared: ParamOf<typeof SHARED>,
  ]
>(
  'consent.insert_entries',
  `WITH given AS MATERIALIZED (
     SELECT one.*, shared.*, CASE WHEN shared.status = 'opted_out' THEN ${LAST_GROUP} ELSE '' END AS measure_group
       FROM ${ENTRIES.from('$3', 'one')} CROSS JOIN ${SHARED.from('$5', 'shared')}),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, dimensions, detail, opt_ins, opt_outs)
     SELECT $1, $4 || '/' || row_number() OVER (), $2, ${BUCKET}, CASE WHEN status = 'opted_in' THEN coalesce(source_id, '') ELSE measure_group END,
            CASE WHEN status = 'opted_in' AND source_id IS NOT NULL THEN jsonb_build_object('source_id', source_id) END, coalesce(method, ''),
            count(*) FILTER (WHERE status = 'opted_in'), count(*) FILTER (WHERE status = 'opted_out')
       FROM given WHERE status IN ('opted_in', 'opted_out') GROUP BY ${BUCKET}, status, source_id, measure_group, method)
   INSERT INTO consent_entries (tenant_id, account_id, ${NAMES}, measure_group)
   SELECT $1, $2, ${NAMES}, measure_group FROM given`,
);

type Proof = Omit<ConsentChangeRequest, 'phone' | 'contactId' | 'ruleId'> & {
  readonly status: 'pending' | 'opted_in' | 'opted_out' | 'restored' | 'narrowed' | 'merged' | 'forgotten' | 'expired';
  readonly ruleId?: string | null;
  readonly sourceUrl?: string | null | undefined;
  readonly disclosureTextHash?: string | null | undefined;
  readonly sourceId?: string | null | undefined;
  readonly disclosureVersion?: number | null | undefined;
};

/** Appends a consent entry; returns its ID. */
export async function appendEntry(
  tx: Sql,
  owner: Owner,
  contactId: string | null,
  phone: string,
  proof: Proof,
): Promise<string> {
  const [id] = await appendEntries(tx, owner, [{ id: contactId, phone }], proof);
  return id as string;
}

const SALT_BYTES = 16;

/**
 * Appends an entry per contact with the same proof; returns their IDs in the order of the contacts.
 */
export async function appendEntries(
  tx: Sql,
  owner: Owner,
  contacts: readonly { readonly id: string | null; readonly phone: string }[],
  proof: Proof,
): Promise<readonly string[]> {
  const shared = sharedOf(proof);
  const salts = randomBytes(SALT_BYTES * contacts.length).toString('hex');
  const rows = contacts.map(({ id, phone }, index) => {
    const salt = salts.slice(2 * SALT_BYTES * index, 2 * SALT_BYTES * (index + 1));
    return {
      id: proof.newId('cse'),
      contact_id: id,
      phone,
      salt,
      personal_hash: personalHash(salt, { phone, ...shared }),
    };
  });
  const differenceId = newId('mdf', proof.now.getTime());
  await tx.run(
    insertEntries,
    owner.tenantId,
    owner.accountId,
    ENTRIES.param(rows),
    differenceId,
    SHARED.param([shared]),
  );
  return rows.map(({ id }) => id);
}

function sharedOf(proof: Proof): RowOf<typeof SHARED_COLUMNS> {
  return {
    status: proof.status,
    scope: proof.scope,
    method: proof.method,
    source: proof.source,
    source_url: proof.sourceUrl ?? null,
    disclosure_text_hash: proof.disclosureTextHash ?? null,
    // Hashed as it is read from the database: without undefined values, and with dates as text.
    evidence: JSON.parse(JSON.stringify(proof.evidence ?? null)) as object | null,
    actor: proof.actor,
    rule_id: proof.ruleId ?? null,
    captured_at: proof.capturedAt,
    received_at: proof.now,
    source_id: proof.sourceId ?? null,
    disclosure_version: proof.disclosureVersion ?? null,
    request_id: proof.requestId ?? null,
  };
}
