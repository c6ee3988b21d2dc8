import { bestHour, type HourCount } from '../../domain/insights/best-hour.ts';
import { wilsonInterval } from '../../domain/statistics/proportions.ts';
import { invalidParams } from '../../errors.ts';
import { MAX_RESPONDERS, readResponseHours } from '../../insights/response-hours.ts';
import { noSuchContact } from '../../people/contacts/contact-or-phone.ts';
import { findContactById } from '../../people/contacts/find-contacts.ts';
import { idsOfContacts } from '../../people/segments/contacts.ts';
import { requireSegmentRules } from '../../people/segments/load-rules.ts';
import type { ReadContext, Skill } from '../../skill.ts';

/** Reads messages: the rollups do not know the clocks of recipients. */
export const findBestTime: Skill<'insights.bestTime'> = async (params, context) => {
  const { basis, contactIds } = await readBasis(params, context);
  const rows = await readResponseHours(context.db, context.account, contactIds, context.now);
  const hours = rows.filter((row): row is HourCount => row.hour !== null);
  const without = rows.find(({ hour }) => hour === null)?.messages ?? 0;
  const best = bestHour(hours);
  const messages = hours.reduce((sum, hour) => sum + hour.messages, 0);
  const responses = hours.reduce((sum, hour) => sum + hour.responses, 0);
  return {
    basis,
    enough_data: best !== null,
    hour: best?.hour ?? null,
    messages,
    responses,
    without_timezone: without,
    hours: hours.map(presentHour),
    summary:
      best === null
        ? `${messages} messages with ${responses} ${responses === 1 ? 'response' : 'responses'} are not enough to tell hours apart.`
        : `People responded to ${best.responses} of ${best.messages} messages that were sent from ${clock(best.hour)} to ${clock(best.hour + 1)} on their clock, more often than at other hours.`,
  };
};

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

function presentHour({ hour, messages, responses }: HourCount) {
  const { low, high } = wilsonInterval({ count: responses, total: messages }, 0.95);
  const round = (value: number): number => Math.round(value * 1e4) / 1e4;
  return { hour, messages, responses, rate: round(responses / messages), low: round(low), high: round(high) };
}

async function readBasis(
  {
    contact_id: contactId,
    segment_id: segmentId,
  }: { contact_id?: string | undefined; segment_id?: string | undefined },
  { db, account, now }: Pick<ReadContext, 'db' | 'account' | 'now'>,
): Promise<{ basis: 'account' | 'segment' | 'contact'; contactIds: readonly string[] | null }> {
  if (contactId !== undefined && segmentId !== undefined)
    throw invalidParams('Set either contact_id or segment_id.', [
      { path: '/segment_id', rule: 'either this or contact_id' },
    ]);
  if (contactId !== undefined) {
    if ((await findContactById(db, account, contactId)) === null) throw noSuchContact();
    return { basis: 'contact', contactIds: [contactId] };
  }
  if (segmentId === undefined) return { basis: 'account', contactIds: null };
  const segments = await requireSegmentRules(db, account, segmentId);
  const question = { rule: { kind: 'segment', segment_id: segmentId }, segments, at: now } as const;
  return { basis: 'segment', contactIds: await idsOfContacts(db, account, question, MAX_RESPONDERS) };
}
