import { entersAtOnce, firstEntry, frozenEntry } from '../../domain/journeys/first-entry.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import type { JourneyEntersNow } from '../../generated/types.ts';
import { estimateFinish } from '../../sending/campaigns/preflight/estimate-finish.ts';
import { findPace } from '../../sending/facts/pace.ts';
import type { ConfigScope } from '../drafts/check-config.ts';
import type { JourneyRow } from '../drafts/journey.ts';
import { sendingNumbersOf } from '../drafts/sending-numbers.ts';
import { countEntrants } from '../entries/entrants.ts';
import type { PathCosts } from './validate.ts';

export const NO_ENTRY: JourneyEntersNow = {
  people: 0,
  messages: { at_least: 0, at_most: 0 },
  credits: { at_least: 0, at_most: 0 },
  ends_at: null,
};

/** What the publication of a draft starts at once. The costs are asked for only if it does. */
export async function findEntersNow(
  scope: ConfigScope,
  { id: journeyId, throttle_per_minute: throttle }: Pick<JourneyRow, 'id' | 'throttle_per_minute'>,
  draft: Definition,
  readCosts: () => PathCosts | Promise<PathCosts>,
  now: Date,
): Promise<JourneyEntersNow> {
  const { sql, owner } = scope;
  const entry = frozenEntry(draft.entry, now);
  const dueAt = firstEntry(entry, now);
  if (dueAt === null || !entersAtOnce(entry, now) || !draft.nodes.some(({ start }) => start)) return NO_ENTRY;
  const people = await countEntrants(sql, owner, { journeyId, definition: { ...draft, entry }, dueAt }, now);
  if (people === 0) return NO_ENTRY;
  const { messages, credits } = await readCosts();
  const ofAll = ({ least, most }: PathCosts['messages']) => ({
    at_least: people * least,
    at_most: most === null ? null : people * most,
  });
  const numbers = await sendingNumbersOf(sql, owner, draft);
  const pace = await findPace(sql, owner, numbers, throttle);
  const firstMessages = messages.most === 0 ? 0 : people;
  return {
    people,
    messages: ofAll(messages),
    credits: ofAll(credits),
    ends_at: endsAt(firstMessages, pace, now)?.toISOString() ?? null,
  };
}

/** Null when no number can send what is to be sent. */
function endsAt(messages: number, pace: number | null, now: Date): Date | null {
  if (messages === 0) return now;
  return pace === null ? null : estimateFinish(new Map([[now.getTime(), messages]]), pace, now);
}
