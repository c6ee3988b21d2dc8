import { SkillError } from '../../errors.ts';
import { ensureLinks, saveCodes } from '../../links/save-links.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Accepted, LoadedRequest } from './evaluate-batch.ts';

/** The ids of the links of each account, by destination. */
type BatchLinks = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Creates the links of a batch before it is decided; one that no message uses in the end does no
 * harm, because the next message with this destination uses it.
 */
export async function ensureBatchLinks(
  tx: Sql,
  tenantId: string,
  batch: readonly Pick<LoadedRequest, 'request' | 'row'>[],
  now: Date,
): Promise<BatchLinks> {
  const wanted = new Map<string, { readonly accountId: string; readonly source: string; readonly urls: string[] }>();
  for (const { request, row } of batch) {
    const { content } = request;
    const { account_id: accountId } = row;
    if (content instanceof SkillError || !content.ok || content.shortened === null || accountId === null) continue;
    const { source, links } = content.shortened;
    const key = keyOf(accountId, source);
    const group = wanted.get(key) ?? { accountId, source, urls: [] };
    group.urls.push(...links.map(({ url }) => url));
    wanted.set(key, group);
  }
  const found = new Map<string, ReadonlyMap<string, string>>();
  // Sorted, so that two batches cannot deadlock.
  for (const [key, { accountId, source, urls }] of [...wanted].sort(([one], [other]) => (one < other ? -1 : 1)))
    found.set(key, await ensureLinks(tx, { tenantId, accountId }, { source, campaignId: null }, urls, now));
  return found;
}

/** Stores the codes of the accepted messages. */
export async function saveBatchCodes(
  tx: Sql,
  tenantId: string,
  links: BatchLinks,
  accepted: readonly Accepted[],
): Promise<void> {
  for (const { accountId, content, contactId, answer, request } of accepted) {
    if (content.codes.length === 0) continue;
    const codes = content.codes.map((code) => ({ ...code, messageId: answer.message_id, contactId }));
    const ids = links.get(keyOf(accountId, content.source)) ?? new Map<string, string>();
    await saveCodes(tx, { tenantId, accountId }, null, ids, codes, request.now);
  }
}

const keyOf = (accountId: string, source: string): string => `${accountId} ${source}`;
