import { invalidParams, unprocessable } from '../../errors.ts';
import { noSuchList } from '../../people/audience/require-list.ts';
import type { SegmentRules } from '../../people/segments/compile.ts';
import { countContacts } from '../../people/segments/contacts.ts';
import { requireSegmentRules } from '../../people/segments/load-rules.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { countContacts as countAll, countMembers, findRunningScan, insertScan } from './queries.ts';
import { requireLookups } from './require-lookups.ts';

/**
 * Only starts the scan. A worker runs it in batches, each in its own transaction, and continues
 * after a crash with the first batch that was not committed.
 */
export const scan: Skill<'hygiene.scan'> = async (
  { level = 'offline', list_id: listId = null, segment_id: segmentId = null, max_credits: maxCredits = 0 },
  context,
) => {
  const { tx, account, now, newId, requestId } = context;
  const rules = segmentId === null ? null : await requireSegmentRules(tx, account, segmentId);
  if (listId !== null && segmentId !== null)
    throw invalidParams('Set either list_id or segment_id.', [{ path: '/list_id', rule: 'either this or segment_id' }]);
  const contacts = rules === null ? await countScope(context, listId) : await countSegment(context, segmentId, rules);
  const price = level === 'lookup' ? requireLookups(context).credits : 0;
  const id = newId('scn');
  const scope = { level, list_id: listId, segment_id: segmentId, total: contacts, max_credits: maxCredits };
  const segmentRules = toNullableJson(rules && Object.fromEntries(rules));
  if (!(await insertScan(tx, account, { id, ...scope, segment_rules: segmentRules, request_id: requestId }, now))) {
    const running = await findRunningScan(tx, account);
    throw unprocessable('scan_running', 'A scan of this account is already running. Wait until it has finished.', {
      nextActions:
        running === null
          ? []
          : [
              {
                skill: 'hygiene.scanStatus',
                params: { job_id: running.id },
                why: 'Shows the progress of the running scan.',
              },
            ],
    });
  }
  return { job_id: id, estimate: { contacts, credits_at_most: Math.min(contacts * price, maxCredits) } };
};

async function countSegment(
  { tx, account, now }: WriteContext,
  segmentId: string | null,
  segments: SegmentRules,
): Promise<number> {
  const rule = { kind: 'segment', segment_id: segmentId ?? '' } as const;
  return countContacts(tx, account, { rule, segments, at: now });
}

async function countScope({ tx, account }: WriteContext, listId: string | null): Promise<number> {
  if (listId === null) return countAll(tx, account);
  const members = await countMembers(tx, account, listId);
  if (members === null) throw noSuchList();
  return members;
}
