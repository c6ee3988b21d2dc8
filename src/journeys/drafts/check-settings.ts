import { requireProgram } from '../../carriers/programs/require-program.ts';
import { attributeNameRule } from '../../domain/imports/headers.ts';
import { hasKeys } from '../../domain/journeys/enrollment-key.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { RRULE, readRule } from '../../domain/recurrence/read-rule.ts';
import { checkWhere, type RuleProblem } from '../../domain/segments/check-rules.ts';
import { CLOCK, faultOfClock, readClock } from '../../domain/time-zones/read-clock.ts';
import { invalidParams } from '../../errors.ts';
import type { JourneyEntry, JourneyEntryEvent, JourneyEntrySchedule, JourneyReentry } from '../../generated/types.ts';
import { requireList } from '../../people/audience/require-list.ts';
import { requireSource } from '../../people/consent/sources.ts';
import { holdSegments } from '../../people/segments/hold.ts';
import { requireSegmentRules } from '../../people/segments/load-rules.ts';
import { type ConfigScope, checkRulesOf, refuseProblems, requireTag } from './check-config.ts';

export type Settings = Pick<Definition, 'entry' | 'entry_rules' | 'exit' | 'reentry'>;

/**
 * Throws -32602 or -32001 unless the settings fit together and what they refer to exists. Their
 * segments cannot be deleted until the transaction ends. Returns the entry with its recurrence in
 * normal form.
 */
export async function checkSettings(
  scope: ConfigScope,
  { entry, entry_rules: rules, exit, reentry }: Settings,
  now: Date,
): Promise<JourneyEntry> {
  if (rules !== null) await checkRulesOf(scope, rules, '/entry_rules');
  for (const [index, criterion] of exit.entries())
    if (criterion.kind === 'rules') await checkRulesOf(scope, criterion.rules, `/exit/${index}/rules`);
    else if (criterion.kind === 'event' || criterion.kind === 'conversion')
      refuseProblems(checkWhere(criterion.where, `/exit/${index}`));
  if (entry.kind === 'event') refuseProblems(checkEventEntry(entry));
  if (entry.kind === 'conversion') refuseProblems(checkWhere(entry.where, '/entry'));
  refuseProblems(checkReentry(reentry, hasKeys(entry)));
  if (entry.kind === 'segment' && reentry.kind === 'after_exit' && reentry.after === undefined)
    throw invalidParams('Contacts stay in the segment, so they would enter again at once. Set reentry.after.', [
      { path: '/reentry/after', rule: 'must be set with an entry by segment' },
    ]);
  return checkEntry(scope, entry, now);
}

function checkEventEntry({ where, updates = [] }: JourneyEntryEvent): RuleProblem[] {
  return [
    ...checkWhere(where, '/entry'),
    ...updates.flatMap((update, index) => checkWhere(update.where, `/entry/updates/${index}`)),
  ];
}

function checkReentry(
  { kind, after, counted_from: from, max_entries: max, per }: JourneyReentry,
  hasKey: boolean,
): RuleProblem[] {
  return [
    ...(kind === 'never' && after !== undefined ? [{ path: '/reentry/after', rule: 'only with after_exit' }] : []),
    ...(kind === 'never' && !hasKey && max !== undefined
      ? [{ path: '/reentry/max_entries', rule: 'only with after_exit or with a key of the entry' }]
      : []),
    ...(from !== undefined && after === undefined ? [{ path: '/reentry/counted_from', rule: 'only with after' }] : []),
    ...(per !== undefined && max === undefined ? [{ path: '/reentry/per', rule: 'only with max_entries' }] : []),
  ];
}

async function checkEntry(scope: ConfigScope, entry: JourneyEntry, now: Date): Promise<JourneyEntry> {
  const { sql, owner } = scope;
  switch (entry.kind) {
    case 'tag':
      await requireTag(scope, entry.tag_id);
      return entry;
    case 'list':
      await requireList(scope.sql, scope.owner, entry.list_id);
      return entry;
    case 'opt_in':
      if (entry.source_id !== undefined) await requireSource(sql, owner, entry.source_id);
      if (entry.program_id !== undefined) await requireProgram(sql, owner, entry.program_id);
      return entry;
    case 'segment':
      await holdSegments(sql, owner, [entry.segment_id]);
      await requireSegmentRules(sql, owner, entry.segment_id);
      return entry;
    case 'date': {
      const rule = attributeNameRule(entry.attribute);
      if (rule !== null) refuseProblems([{ path: '/entry/attribute', rule }]);
      return entry;
    }
    case 'schedule':
      return checkSchedule(scope, entry, now);
    default:
      return entry;
  }
}

async function checkSchedule(
  scope: ConfigScope,
  entry: JourneyEntrySchedule,
  now: Date,
): Promise<JourneyEntrySchedule> {
  const { segment_id: segmentId, list_id: listId, start_at: startAt, recurrence } = entry;
  if ((segmentId === undefined) === (listId === undefined))
    throw invalidParams('Set either entry.segment_id or entry.list_id.', [
      { path: '/entry/segment_id', rule: 'either this or list_id' },
    ]);
  if (segmentId !== undefined) {
    await holdSegments(scope.sql, scope.owner, [segmentId]);
    await requireSegmentRules(scope.sql, scope.owner, segmentId);
  }
  if (listId !== undefined) await requireList(scope.sql, scope.owner, listId);
  if (recurrence === undefined) return entry;
  const clock = readClock(recurrence.timezone);
  if (clock.kind !== 'zone')
    throw invalidParams(faultOfClock(clock), [{ path: '/entry/recurrence/timezone', rule: CLOCK }]);
  const timezone = clock.name;
  const read = readRule({
    rrule: recurrence.rrule,
    timezone,
    startAt: startAt === undefined ? now : new Date(startAt),
  });
  if (!read.ok)
    throw invalidParams(`The recurrence rule cannot be used: ${read.fault}.`, [
      { path: '/entry/recurrence/rrule', rule: RRULE },
    ]);
  return { ...entry, recurrence: { rrule: read.rrule, timezone } };
}
