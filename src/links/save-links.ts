import { createHash } from 'node:crypto';
import type { Owner } from '../domain/account.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { newId } from '../platform/ids.ts';

/** Whose messages contain the destinations: links are shared among them. */
export interface LinkSource {
  /** A campaign, a template, or `messages`. */
  readonly source: string;
  readonly campaignId: string | null;
}

/**
 * In the order of the keys, so that two transactions that insert the same links cannot deadlock. A
 * link that exists is not inserted at all: ON CONFLICT alone would wait for its row to be written.
 */
const insertLinks = batchStatement<
  [
    tenantId: string,
    accountId: string,
    source: string,
    campaignId: string | null,
    ids: readonly string[],
    keys: readonly string[],
    urls: readonly string[],
    now: Date,
  ]
>(
  'links.insert_links',
  `INSERT INTO links (tenant_id, id, account_id, source, url_key, campaign_id, url, utm, version, created_at, updated_at)
   SELECT $1, one.id, $2, $3, one.key, $4, one.url, '{}', 1, $8, $8 FROM unnest($5::text[], $6::text[], $7::text[]) AS one (id, key, url)
    WHERE NOT EXISTS (SELECT 1 FROM links l WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.source = $3 AND l.url_key = one.key)
    ORDER BY one.key COLLATE "C"
   ON CONFLICT (tenant_id, account_id, source, url_key) WHERE source IS NOT NULL DO NOTHING`,
);

const findLinks = batchStatement<
  [tenantId: string, accountId: string, source: string, keys: readonly string[]],
  { id: string; url_key: string }
>(
  'links.find_links',
  'SELECT id, url_key FROM links WHERE tenant_id = $1 AND account_id = $2 AND source = $3 AND url_key = ANY ($4)',
);

/** The key of a destination, which stays when the link is changed. */
export function urlKey(url: string): string {
  return createHash('sha256').update(url).digest('base64url');
}

/** The ids of the links to these destinations; those that are missing are created. */
export async function ensureLinks(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { source, campaignId }: LinkSource,
  urls: Iterable<string>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(urls)];
  if (distinct.length === 0) return new Map();
  const keys = distinct.map(urlKey);
  const ids = distinct.map(() => newId('lnk', now.getTime()));
  // Sent together: the second statement sees what a concurrent transaction committed meanwhile.
  const [, found] = await Promise.all([
    tx.run(insertLinks, tenantId, accountId, source, campaignId, ids, keys, distinct, now),
    tx.rows(findLinks, tenantId, accountId, source, keys),
  ]);
  const idOf = new Map(found.map(({ id, url_key: key }) => [key, id]));
  return new Map(distinct.map((url, index) => [url, idOf.get(keys[index] ?? '') ?? '']));
}

/** A code that leads a recipient to a destination. */
export interface RecipientCode {
  readonly code: string;
  readonly url: string;
  readonly messageId: string;
  readonly contactId: string | null;
}

/** Rows of one link follow each other, so that the link is passed once. */
const insertCodes = batchStatement<
  [
    tenantId: string,
    accountId: string,
    campaignId: string | null,
    now: Date,
    linkIds: readonly string[],
    codes: readonly string[],
    links: readonly number[],
    messageIds: readonly string[],
    contactIds: readonly (string | null)[],
  ]
>(
  'links.insert_codes',
  `INSERT INTO link_codes (code, tenant_id, account_id, link_id, contact_id, message_id, campaign_id, created_at)
   SELECT one.code, $1, $2, ($5::text[])[one.link], one.contact_id, one.message_id, $3, $4
     FROM unnest($6::text[], $7::int[], $8::text[], $9::text[]) AS one (code, link, message_id, contact_id)
   ON CONFLICT DO NOTHING RETURNING 1`,
);

/** Throws when a code exists, which rolls back: the next attempt draws others. */
export async function saveCodes(
  tx: Sql,
  { tenantId, accountId }: Owner,
  campaignId: string | null,
  links: ReadonlyMap<string, string>,
  codes: readonly RecipientCode[],
  now: Date,
): Promise<void> {
  if (codes.length === 0) return;
  const position = new Map([...links.keys()].map((url, index) => [url, index + 1]));
  const saved = await tx.run(
    insertCodes,
    tenantId,
    accountId,
    campaignId,
    now,
    [...links.values()],
    codes.map(({ code }) => code),
    codes.map(({ url }) => position.get(url) ?? 0),
    codes.map(({ messageId }) => messageId),
    codes.map(({ contactId }) => contactId),
  );
  if (saved < codes.length)
    throw new Error('A short code is in use. The messages get other codes at the next attempt.');
}
