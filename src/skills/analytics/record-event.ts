import { HISTORY_AFTER_HOURS, isHistory } from '../../domain/behavior/history.ts';
import { type EventContent, type EventProblem, readEvent } from '../../domain/behavior/read-event.ts';
import { keptSince } from '../../domain/behavior/retention.ts';
import { invalidParams } from '../../errors.ts';
import type { RecordedEvent } from '../../generated/types.ts';
import { recordEvents } from '../../people/behavior/record-events.ts';
import { noSuchContact } from '../../people/contacts/contact-or-phone.ts';
import type { Skill, SkillParams } from '../../skill.ts';
import { type ContactProblem, lockEventContacts } from './event-contacts.ts';

type Params = SkillParams<'analytics.recordEvent'>;
type Problem = EventProblem | ContactProblem;
type Checked = { readonly contactId: string; readonly event: EventContent } | { readonly problem: Problem };

/** Takes the same number of statements for any number of events. */
export const recordEvent: Skill<'analytics.recordEvent'> = async (params, { tx, account, now, newId, service }) => {
  const inputs = inputsOf(params);
  const oldest = keptSince(now, service.config.eventRetentionMonths);
  const readings = inputs.map((input) => readEvent(input, now, oldest));
  const country = params.default_country ?? account.defaultCountry;
  const contacts = await lockEventContacts(tx, account, inputs, country);
  const checked = readings.map((reading, index): Checked => {
    const contact = contacts[index] as string | ContactProblem;
    if (typeof contact !== 'string') return { problem: contact };
    return reading.ok ? { contactId: contact, event: reading.event } : { problem: reading.problem };
  });
  if (params.events === undefined) requireRecordable(checked[0] as Checked);
  const historyOnly = ({ occurredAt }: EventContent) => params.backfill === true || isHistory(occurredAt, now);
  const valid = checked.flatMap((each) =>
    'event' in each ? [{ ...each.event, contactId: each.contactId, historyOnly: historyOnly(each.event) }] : [],
  );
  const recorded = await recordEvents(tx, account, valid, now, newId);
  let next = 0;
  const events = checked.map((each, index): RecordedEvent => {
    if ('problem' in each) return { index, event_id: null, contact_id: null, duplicate: false, error: each.problem };
    const { id = null, isNew = true } = recorded[next++] ?? {};
    return { index, event_id: id, contact_id: each.contactId, duplicate: !isNew, error: null };
  });
  const duplicates = events.filter(({ duplicate }) => duplicate).length;
  const rejected = inputs.length - valid.length;
  const past = valid.filter((event, index) => event.historyOnly && recorded[index]?.isNew === true).length;
  return {
    events,
    recorded: valid.length - duplicates,
    duplicates,
    rejected,
    history_only: past,
    ...(past === 0 ? {} : { warnings: [{ code: 'history_only', message: describeHistory(past) }] }),
  };
};

function describeHistory(events: number): string {
  const which = events === 1 ? '1 event is' : `${events} events are`;
  return `${which} history: recorded for segments and the timeline, without starting journeys and rules, because of backfill or an age of more than ${HISTORY_AFTER_HOURS} hours.`;
}

const SINGLE = [
  'contact_id',
  'phone',
  'contact_external_id',
  'name',
  'properties',
  'occurred_at',
  'external_id',
] as const;

/** Throws -32602 unless the params describe either one event or a list of events. */
function inputsOf({ events, ...single }: Params) {
  const given = SINGLE.find((param) => single[param] !== undefined);
  if (events === undefined) return [single];
  if (given !== undefined)
    throw invalidParams(`Set either events or the params of one event, not both: remove ${given}.`, [
      { path: `/${given}`, rule: 'only without events' },
    ]);
  return events;
}

/** A list reports what is wrong with an event; a call for one event is rejected. */
function requireRecordable(only: Checked): void {
  if (!('problem' in only)) return;
  const { code, field, message } = only.problem;
  if (code === 'contact_not_found') throw noSuchContact();
  throw invalidParams(message, [{ path: `/${field}`, rule: code }]);
}
