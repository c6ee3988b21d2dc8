import { segmentsIn } from '../../domain/segments/references.ts';
import { countContacts } from '../../people/segments/contacts.ts';
import { holdSegments } from '../../people/segments/hold.ts';
import { readRules } from '../../people/segments/read-rules.ts';
import { startTracking } from '../../people/segments/tracking/tracking.ts';
import type { Skill } from '../../skill.ts';
import { keyOfName, nameTakenBy, requireSegment, serializeChanges } from './find.ts';
import { presentSegment } from './present.ts';
import { insertSegmentIfAbsent, insertVersion } from './queries.ts';

export const createSegment: Skill<'segments.create'> = async (
  { name, rules, description = null, track_members: isTracked = false },
  { tx, account, newId, now },
) => {
  const key = keyOfName(name);
  const segments = await readRules(tx, account, rules);
  // Counted before the lock, for which other calls of the account wait with their connections.
  const count = await countContacts(tx, account, { rule: rules, segments, at: now });
  await serializeChanges(tx, account);
  await holdSegments(tx, account, segmentsIn(rules));
  // Once more, because a segment in the rules may have changed meanwhile.
  await readRules(tx, account, rules);
  const id = newId('seg');
  const row = { id, name: name.trim(), name_key: key, description };
  if (!(await insertSegmentIfAbsent(tx, account, row, now))) throw await nameTakenBy(tx, account, key);
  await insertVersion(tx, account, id, 1, rules, now);
  if (isTracked) await startTracking(tx, account, id, count, now);
  return { segment: presentSegment(await requireSegment(tx, account, id)), count };
};
