import type { Clause } from './read-clauses.ts';
import type { GoalWorld } from './world.ts';

const WHY = 'It is not clear which of the calls it is for. Write a sentence for each of them.';

/**
 * Clauses of which each time is clearly for one call. In "tomorrow at 10am, text Ann and delete the
 * list", and in "text Ann and text Bob tomorrow at 10am", the time may be for both: then it is not
 * understood. A full stop, a semicolon or a new line ends what it can be for; "then" does not.
 */
export function withClearTimes(
  sentences: readonly (readonly Clause[])[],
  goal: string,
  world: GoalWorld,
): readonly Clause[] {
  const groups: Clause[][] = [];
  let end = 0;
  for (const clauses of sentences) {
    const start = clauses[0]?.tokens[0]?.start ?? end;
    const last = groups.at(-1);
    if (last === undefined || /[.;!?\n]/.test(goal.slice(end, start))) groups.push([...clauses]);
    else last.push(...clauses);
    end = clauses.at(-1)?.tokens.at(-1)?.end ?? start;
  }
  return groups.flatMap((group) => group.map((clause) => (isClear(clause, group, world) ? clause : doubted(clause))));
}

function isClear(clause: Clause, group: readonly Clause[], world: GoalWorld): boolean {
  if (clause.time === null) return true;
  const isFirst = clause.tokens[0] === clause.time;
  return group.every(
    (other) =>
      other === clause ||
      other.match === null ||
      other.time !== null ||
      !(isFirst || world.takesTime(other.match.form.skill)),
  );
}

function doubted(clause: Clause): Clause {
  const { time, unread } = clause;
  return time === null ? clause : { ...clause, time: null, doubt: { ...time, why: WHY }, unread: [...unread, time] };
}
