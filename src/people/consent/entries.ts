import { randomBytes } from 'node:crypto';
import type { Owner } from '../../domain/account.ts';
import { personalHash } from '../../domain/audit/chain-entry.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { ConsentChangeRequest } from './change.ts';

/**
 * The columns of a consent entry that its writer sets. Position and hashes of the chain stay empty
 * until a worker appends the entry to the chain.
 */
const COLUMN_TYPES = {
  id: 'text',
  contact_id: 'text',
  phone: 'text',
  status: 'text',
  scope: 'text',
  method: 'text',
  source: 'text',
  source_url: 'text',
  disclosure_text_hash: 'text',
  evidence: 'jsonb',
  actor: 'text',
  rule_id: 'text',
  captured_at: 'timestamptz',
  received_at: 'timestamptz',
  salt: 'text',
  personal_hash: 'text',
  source_id: 'text',
  disclosure_version: 'integer',
  request_id: 'text',
} as const;

type EntryRow = Readonly<Record<keyof typeof COLUMN_TYPES, unknown>> & { readonly id: string };

const NAMES = Object.keys(COLUMN_TYPES).join(', ');
const DEFINITIONS = Object.entries(COLUMN_TYPES)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

const insertEntries = statement<[tenantId: string, accountId: string, entries: string]>(
  'consent.insert_entries',
  `INSERT INTO consent_entries (tenant_id, account_id, ${NAMES})
   SELECT $1, $2, ${NAMES} FROM jsonb_to_recordset($3::jsonb) AS one (${DEFINITIONS})`,
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

/**
 * Appends an entry per contact with the same proof; returns their IDs in the order of the contacts.
 */
export async function appendEntries(
  tx: Sql,
  owner: Owner,
  contacts: readonly { readonly id: string | null; readonly phone: string }[],
  proof: Proof,
): Promise<readonly string[]> {
  // Hashed as it is read from the database: without undefined values, and with dates as text.
  const evidence: unknown = JSON.parse(JSON.stringify(proof.evidence ?? null));
  const rows = contacts.map((contact) => rowOf(contact, proof, evidence));
  await tx.run(insertEntries, owner.tenantId, owner.accountId, JSON.stringify(rows));
  return rows.map(({ id }) => id);
}

function rowOf(
  contact: { readonly id: string | null; readonly phone: string },
  proof: Proof,
  evidence: unknown,
): EntryRow {
  const { phone } = contact;
  const { source, sourceUrl = null } = proof;
  const salt = randomBytes(16).toString('hex');
  return {
    id: proof.newId('cse'),
    contact_id: contact.id,
    phone,
    status: proof.status,
    scope: proof.scope,
    method: proof.method,
    source,
    source_url: sourceUrl,
    disclosure_text_hash: proof.disclosureTextHash ?? null,
    evidence,
    actor: proof.actor,
    rule_id: proof.ruleId ?? null,
    captured_at: proof.capturedAt,
    received_at: proof.now,
    salt,
    personal_hash: personalHash(salt, { phone, source, source_url: sourceUrl, evidence }),
    source_id: proof.sourceId ?? null,
    disclosure_version: proof.disclosureVersion ?? null,
    request_id: proof.requestId ?? null,
  };
}
