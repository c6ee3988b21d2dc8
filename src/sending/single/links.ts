import { SkillError } from '../../errors.ts';
import { ensureLinks, saveCodes } from '../../links/save-links.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Accepted } from './decide-batch.ts';
import type { PlannedSend } from './plan.ts';

/** The ids of the links of each account, by destination. */
export type BatchLinks = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Creates the links of a batch before it is decided; one that no message uses in the end does no
 * harm, because the next message with this destination uses it.
 */
export async function ensureBatchLinks(
  tx: Sql,
  tenantId: string,
  batch: readonly Pick<PlannedSend, 'content' | 'row'>[],
  now: Date,
): Promise<BatchLinks> {
  const wanted = new Map<string, { readonly accountId: string; readonly source: string; readonly urls: string[] }>();
  for (const { content, row } of batch) {
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
  for (const { accountId, coded, contactId, sent, request } of accepted) {
    if (coded.codes.length === 0) continue;
    const codes = coded.codes.map((code) => ({ ...code, messageId: sent.id, contactId }));
    const ids = links.get(keyOf(accountId, coded.source)) ?? new Map<string, string>();
    await saveCodes(tx, { tenantId, accountId }, null, ids, codes, request.now);
  }
}

const keyOf = (accountId: string, source: string): string => `${accountId} ${source}`;
