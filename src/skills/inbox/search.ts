import { searchMessages } from '../../conversations/search.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { invalidParams } from '../../errors.ts';
import { readCursor, toCursor } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';

const DEFAULT_DAYS = 30;

export const searchInbox: Skill<'inbox.search'> = async (params, { db, account, now }) => {
  const { query, direction, cursor, limit = 50 } = params;
  const since = params.since === undefined ? new Date(now.getTime() - DEFAULT_DAYS * DAY_MS) : new Date(params.since);
  // Messages of this millisecond are found, too.
  const until = params.until === undefined ? new Date(now.getTime() + 1) : new Date(params.until);
  if (since >= until)
    throw invalidParams('since must be before until.', [{ path: '/since', rule: 'must be before until' }]);
  const directions = direction === undefined ? (['inbound', 'outbound'] as const) : [direction];
  const range = { directions, since, until, after: readCursor(cursor), limit };
  const page = await searchMessages(db, account, query, range);
  return {
    items: page.items.map(({ id, conversation_id: conversationId, at, ...item }) => ({
      message_id: id,
      conversation_id: conversationId,
      at: at.toISOString(),
      ...item,
    })),
    next_cursor: page.next === null ? null : toCursor(page.next),
  };
};
