import type { Account } from '../../domain/account.ts';
import { NO_CAUSE } from '../../domain/causes.ts';
import { type Definition, graphOf } from '../../domain/journeys/graph.ts';
import { unprocessable } from '../../errors.ts';
import type { Contact } from '../../people/contacts/contact.ts';
import { propertiesThatMatch } from '../../people/segments/match-properties.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { enrollContacts } from '../entries/enroll.ts';
import { handleJourneySignals } from '../handle-signals.ts';
import { recordEvent, takeSignals } from './apply-event.ts';
import { recordSimulatedConversion } from './record-conversion.ts';

interface Entering {
  readonly definition: Definition;
  readonly startAt: Date;
  /** Of the event by which the contact enters. */
  readonly properties: Record<string, unknown>;
}

/**
 * Lets the contact enter as in a run: by an event or a conversion that is recorded, if the journey
 * has such an entry, so that rules and conditions see it. Returns the ID of the enrollment. Throws
 * -32002 `not_entered` if the contact may not enter.
 */
export async function enterSimulated(
  tx: Sql,
  account: Account,
  journey: { readonly id: string; readonly version: number },
  contact: Contact,
  simulation: Entering,
): Promise<string> {
  const { definition, startAt, properties } = simulation;
  if (graphOf(definition).start === null)
    throw unprocessable('no_start', 'The journey has no nodes. Add one with journeys.nodes.create.', {
      nextActions: [{ skill: 'journeys.get', params: { journey_id: journey.id }, why: 'Shows the draft.' }],
    });
  // Signals of the contact's making, which are older than its entry.
  await takeSignals(tx, account, contact.id);
  const { entry } = definition;
  if (entry.kind === 'event' || entry.kind === 'conversion') {
    if (entry.kind === 'event') await recordEvent(tx, account, contact.id, entry.name, properties, startAt);
    else await recordSimulatedConversion(tx, account, contact.id, { event: entry.event, properties }, startAt);
    const signals = await takeSignals(tx, account, contact.id);
    await handleJourneySignals(tx, account.tenantId, signals, startAt, journey.id);
  } else {
    const event = { name: null, properties, occurred_at: startAt.toISOString() };
    const entrant = { contactId: contact.id, event, cause: NO_CAUSE };
    await enrollContacts(tx, account, { ...journey, definition }, [entrant], startAt);
  }
  const enrollment = await tx.tenant(account.tenantId).journey_enrollments.findFirst({
    where: { journey_id: journey.id },
    select: { id: true },
  });
  if (enrollment === null)
    throw unprocessable('not_entered', `${await reasonOf(tx, contact, simulation)}, so it does not enter the journey.`);
  return enrollment.id;
}

async function reasonOf(
  tx: Sql,
  contact: Contact,
  { definition: { entry }, properties, startAt }: Entering,
): Promise<string> {
  if (contact.consent_status === 'opted_out') return 'The contact has opted out';
  const where = entry.kind === 'event' || entry.kind === 'conversion' ? (entry.where ?? []) : [];
  const isMet = where.length === 0 || (await propertiesThatMatch(tx, where, [properties], startAt)).has(0);
  const what = entry.kind === 'conversion' ? 'conversion' : 'event';
  return isMet ? 'The contact does not meet the entry rules' : `Its ${what} does not meet entry.where; set properties`;
}
