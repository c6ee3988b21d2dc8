import { bucketStart } from '../../../counting/buckets.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { readResponses } from '../../../measures/people/responses.ts';
import { DAYS, type Finder } from './recommendation.ts';

/** The largest of the newest lists; each takes several look-ups per member. */
const MAX_LISTS = 5;
const NEWEST = 200;
const MIN_MEMBERS = 20;
/** Members of a list that are looked at. */
const MAX_MEMBERS = 1_000;
/** Messages below which silence says nothing. */
const MIN_SENT = 100;

/** A list whose members got messages and did not click, reply or buy. */
export const adviseOnLists: Finder = async ({ db, account, now }) => {
  const { tenantId, accountId } = account;
  const tenant = db.tenant(tenantId);
  const newest = await tenant.lists.findMany({
    where: { account_id: accountId },
    orderBy: { id: 'desc' },
    take: NEWEST,
    select: { id: true, name: true, member_count: true },
  });
  const lists = newest
    .filter(({ member_count: members }) => members >= MIN_MEMBERS)
    .sort((one, other) => other.member_count - one.member_count)
    .slice(0, MAX_LISTS);
  const edges = [bucketStart(new Date(now.getTime() - DAYS * DAY_MS)), new Date(now.getTime() + 1)];
  const found = [];
  for (const { id, name, member_count: members } of lists) {
    const some = await tenant.list_members.findMany({
      where: { list_id: id },
      orderBy: { contact_id: 'asc' },
      take: MAX_MEMBERS,
      select: { contact_id: true },
    });
    const ids = some.map(({ contact_id: contactId }) => contactId);
    const [responses] = await readResponses(db, account, edges, ids);
    const { sent = 0, clicks = 0, replies = 0, conversions = 0 } = responses ?? {};
    if (sent < MIN_SENT || clicks + replies + conversions > 0) continue;
    const looked =
      members > ids.length ? `Of ${ids.length} of its ${members} members, ` : `Of its ${members} members, `;
    found.push({
      kind: 'inactive_list' as const,
      action: { skill: 'analytics.list', params: { list_id: id }, why: 'Shows how the list responded over time.' },
      evidence: `${looked}no one on ${name} clicked, replied or converted in ${DAYS} days after ${sent} messages.`,
      effect: {
        unit: 'messages' as const,
        amount: sent,
        summary: `About ${sent} messages in ${DAYS} days that no one responds to would not be sent.`,
      },
    });
  }
  return found;
};
