import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import { segmentsIn } from '../../domain/segments/references.ts';
import { requireExpectedVersion } from '../../errors.ts';
import { countContacts } from '../../people/segments/contacts.ts';
import { holdSegments } from '../../people/segments/hold.ts';
import { readRules } from '../../people/segments/read-rules.ts';
import type { Skill } from '../../skill.ts';
import { keyOfName, nameTakenBy, requireLockedSegment, requireSegment, serializeChanges } from './find.ts';
import { presentSegment } from './present.ts';
import { findSegmentByName, insertVersion, saveSegment } from './queries.ts';
import { setTracking } from './track.ts';

/** Each change is a version, so that two callers who read the same one cannot both change it. */
export const updateSegment: Skill<'segments.update'> = async (params, { tx, account, now }) => {
  const { segment_id: id, expected_version: expected, track_members: isTracked } = params;
  const seen = await requireSegment(tx, account, id);
  const counted = params.rules ?? seen.rules;
  const known = await readRules(tx, account, counted, { ownId: seen.id });
  // Counted before the lock, for which other calls of the account wait with their connections.
  const count = await countContacts(tx, account, { rule: counted, segments: known, at: now });
  await serializeChanges(tx, account);
  const old = await requireLockedSegment(tx, account, id);
  requireExpectedVersion(expected, 'segment', old.version, [
    { skill: 'segments.get', params: { segment_id: id }, why: 'Shows the current version.' },
  ]);
  const { name = old.name, rules = old.rules, description = old.description } = params;
  const key = keyOfName(name);
  const namesake = await findSegmentByName(tx, account, key);
  if (namesake !== null && namesake.id !== id) throw await nameTakenBy(tx, account, key);
  await holdSegments(tx, account, segmentsIn(rules));
  await readRules(tx, account, rules, { ownId: id });
  const given = { name: name.trim(), description, rules };
  if (canonicalJson(given) !== canonicalJson({ name: old.name, description: old.description, rules: old.rules })) {
    const version = old.version + 1;
    await insertVersion(tx, account, id, version, rules, now);
    await saveSegment(tx, account, id, { name: given.name, name_key: key, description, version }, now);
  }
  if (isTracked !== undefined) await setTracking(tx, account, old, isTracked, { count, now });
  return { segment: presentSegment(await requireSegment(tx, account, id)), count };
};
