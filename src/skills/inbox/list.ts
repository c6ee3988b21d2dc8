import { keyOf, listConversations as listRows } from '../../conversations/list.ts';
import { presentConversation } from '../../conversations/present.ts';
import { readStatistics } from '../../conversations/statistics.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { ReadContext, Skill } from '../../skill.ts';
import { readFilter } from './read-filter.ts';

export const listConversations: Skill<'inbox.list'> = async (params, context) => {
  const { db, account, now } = context;
  const { cursor, limit = 50, include_stats: includeStats = false } = params;
  const filter = readFilter(params);
  const rows = await listRows(db, account, filter, { after: readCursor(cursor), limit: limit + 1, now });
  const page = toPage(rows, limit, keyOf);
  const items = page.rows.map(presentConversation);
  return {
    items,
    next_cursor: page.nextCursor,
    ...(includeStats && { stats: await presentStatistics(context) }),
  };
};

async function presentStatistics({ db, account, now }: ReadContext) {
  const { counts, times, since } = await readStatistics(db, account, now);
  const { reviews, ...states } = counts;
  return {
    ...states,
    messages_under_review: reviews,
    response_times: {
      since: since.toISOString(),
      conversations: times.conversations,
      responded: times.responded,
      median_first_response_seconds: rounded(times.first_response_seconds),
      resolved: times.resolved,
      median_resolution_seconds: rounded(times.resolution_seconds),
    },
  };
}

const rounded = (seconds: number | null): number | null => (seconds === null ? null : Math.max(0, Math.round(seconds)));
