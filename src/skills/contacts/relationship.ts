import type { RelationshipKind } from '../../domain/consent/relationship.ts';
import { invalidParams } from '../../errors.ts';
import type { Relationship, RelationshipInput } from '../../generated/types.ts';
import type { RecordedRelationship } from '../../people/consent/relationships.ts';

/** The params that describe a relationship. */
interface GivenRelationship {
  readonly kind: RelationshipKind;
  readonly reference?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** `path` is the position in the params. Throws -32602 when the start is in the future. */
export function readRelationship(given: GivenRelationship, now: Date, path = ''): RecordedRelationship {
  const since = given.since === undefined ? null : new Date(given.since);
  if (since !== null && since > now)
    throw invalidParams('A relationship cannot start in the future. Set since to a time in the past, or omit it.', [
      { path: `${path}/since`, rule: 'not in the future' },
    ]);
  return {
    kind: given.kind,
    reference: given.reference ?? '',
    since,
    until: given.until === undefined ? null : new Date(given.until),
  };
}

/** The `relationship` of a call that writes contacts; null without one. */
export function readRelationshipParam(given: RelationshipInput | undefined, now: Date): RecordedRelationship | null {
  return given === undefined ? null : readRelationship(given, now, '/relationship');
}

/** The times of a row that was aggregated as JSON are strings. */
export function presentRelationship({
  kind,
  reference,
  since,
  ended_at: until,
}: {
  readonly kind: string;
  readonly reference: string;
  readonly since: Date | string;
  readonly ended_at: Date | string | null;
}): Relationship {
  return {
    kind: kind as RelationshipKind,
    reference: reference === '' ? null : reference,
    since: new Date(since).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
  };
}
