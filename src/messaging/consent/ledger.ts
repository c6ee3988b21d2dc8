import { randomBytes } from 'node:crypto';
import { type PersonalPart, personalHash } from '../../domain/ledger-entry.ts';
import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import type { ConsentChangeRequest } from './change.ts';

const COLUMNS = `tenant_id, account_id, id, contact_id, phone, status, scope, method, source, source_url, disclosure_text_hash, evidence,
   actor, rule_id, captured_at, received_at, salt, personal_hash, source_id, disclosure_version, request_id`;

type EntryParams = [
  tenantId: string,
  accountId: string,
  id: string,
  contactId: string | null,
  phone: string,
  status: string,
  scope: string,
  method: string,
  source: string | null,
  sourceUrl: string | null,
  disclosureTextHash: string | null,
  evidence: string | null,
  actor: string,
  ruleId: string | null,
  capturedAt: Date,
  receivedAt: Date,
  salt: string,
  personalHash: string,
  sourceId: string | null,
  disclosureVersion: number | null,
  requestId: string | null,
];

/** Place in the chain and hashes stay empty: the sealing worker fills them in, in order. */
const insertEntry = statement<EntryParams>(
  'consent.insert_entry',
  `INSERT INTO consent_entries (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
);

const insertEntries = batchStatement<
  [
    tenantId: string,
    accountId: string,
    ids: readonly string[],
    contactIds: readonly (string | null)[],
    phones: readonly string[],
    status: string,
    scope: string,
    method: string,
    source: string | null,
    sourceUrl: string | null,
    disclosureTextHash: string | null,
    evidence: string | null,
    actor: string,
    capturedAt: Date,
    receivedAt: Date,
    salts: readonly string[],
    personalHashes: readonly string[],
    sourceId: string | null,
    disclosureVersion: number | null,
    requestId: string | null,
  ]
>(
  'consent.insert_entries',
  `INSERT INTO consent_entries (${COLUMNS})
   SELECT $1, $2, id, contact_id, phone, $6, $7, $8, $9, $10, $11, $12, $13, NULL, $14, $15, salt, personal_hash, $18, $19, $20
     FROM unnest($3::text[], $4::text[], $5::text[], $16::text[], $17::text[]) AS r (id, contact_id, phone, salt, personal_hash)`,
);

type Proof = Omit<ConsentChangeRequest, 'phone' | 'contactId'> & {
  readonly status: 'opted_in' | 'opted_out' | 'narrowed' | 'merged' | 'forgotten';
  readonly sourceUrl?: string | null | undefined;
  readonly disclosureTextHash?: string | null | undefined;
  readonly sourceId?: string | null | undefined;
  readonly disclosureVersion?: number | null | undefined;
};

/** One entry; answers its id. */
export async function appendEntry(
  tx: Sql,
  owner: Owner,
  contactId: string | null,
  phone: string,
  proof: Proof,
): Promise<string> {
  const id = proof.newId('cse');
  const {
    status,
    scope,
    method,
    source,
    sourceUrl = null,
    disclosureTextHash = null,
    sourceId = null,
    disclosureVersion = null,
    requestId = null,
    evidence,
    actor,
    ruleId,
    capturedAt,
    now,
  } = proof;
  const kept = asJson(evidence);
  const commitment = commit({ phone, source, source_url: sourceUrl, evidence: kept });
  await tx.run(
    insertEntry,
    owner.tenantId,
    owner.accountId,
    id,
    contactId,
    phone,
    status,
    scope,
    method,
    source,
    sourceUrl,
    disclosureTextHash,
    kept,
    actor,
    ruleId,
    capturedAt,
    now,
    commitment.salt,
    commitment.hash,
    sourceId,
    disclosureVersion,
    requestId,
  );
  return id;
}

/** One entry for each contact, all with the same proof, in one statement; answers their ids in the order of the contacts. */
export async function appendEntries(
  tx: Sql,
  owner: Owner,
  contacts: readonly { readonly id: string | null; readonly phone: string }[],
  proof: Omit<Proof, 'ruleId'>,
): Promise<readonly string[]> {
  const {
    status,
    scope,
    method,
    source,
    sourceUrl = null,
    disclosureTextHash = null,
    sourceId = null,
    disclosureVersion = null,
    requestId = null,
    evidence,
    actor,
    capturedAt,
    now,
  } = proof;
  const ids = contacts.map(() => proof.newId('cse'));
  const kept = asJson(evidence);
  const commitments = contacts.map(({ phone }) => commit({ phone, source, source_url: sourceUrl, evidence: kept }));
  await tx.run(
    insertEntries,
    owner.tenantId,
    owner.accountId,
    ids,
    contacts.map(({ id }) => id),
    contacts.map(({ phone }) => phone),
    status,
    scope,
    method,
    source,
    sourceUrl,
    disclosureTextHash,
    kept,
    actor,
    capturedAt,
    now,
    commitments.map(({ salt }) => salt),
    commitments.map(({ hash }) => hash),
    sourceId,
    disclosureVersion,
    requestId,
  );
  return ids;
}

/** What the chain will hold of the personal part; evidence is taken as it will be read again. */
function commit(part: Omit<PersonalPart, 'evidence'> & { readonly evidence: string | null }): {
  readonly salt: string;
  readonly hash: string;
} {
  const salt = randomBytes(16).toString('hex');
  const evidence: unknown = part.evidence === null ? null : JSON.parse(part.evidence);
  return { salt, hash: personalHash(salt, { ...part, evidence }) };
}

function asJson(evidence: unknown): string | null {
  return evidence === null || evidence === undefined ? null : JSON.stringify(evidence);
}
