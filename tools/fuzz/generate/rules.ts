import fc from 'fast-check';

/**
 * Rules that people write, by what they cost: patterns up to what rules may have together and a
 * little more, anniversaries, counts of events, and trees up to the greatest number of rules.
 */
const pattern = fc
  .tuple(fc.constantFrom(1, 8, 100, 512, 1_024), fc.constantFrom('b', 'a', '%'))
  .map(([length, end]) => `${'a'.repeat(length - 1)}${end}`);

const leaf = fc.oneof(
  fc.record({
    kind: fc.constant('field'),
    field: fc.constantFrom('attributes.note', 'first_name', 'attributes.none'),
    operator: fc.constantFrom('contains', 'starts_with'),
    value: pattern,
  }),
  fc.record({
    kind: fc.constant('field'),
    field: fc.constantFrom('attributes.birthday', 'created_at'),
    operator: fc.constant('anniversary'),
    days_from_now: fc.integer({ min: -366, max: 366 }),
  }),
  fc.record({
    kind: fc.constant('field'),
    field: fc.constant('attributes.note'),
    operator: fc.constantFrom('in', 'nin'),
    values: fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 200 }),
  }),
  fc.record({
    kind: fc.constant('event'),
    name: fc.constantFrom('page.viewed', 'order.placed'),
    operator: fc.constantFrom('at_least', 'at_most', 'exactly'),
    count: fc.integer({ min: 1, max: 1_000 }),
    where: fc.array(fc.record({ property: fc.constant('note'), operator: fc.constant('contains'), value: pattern }), {
      minLength: 1,
      maxLength: 5,
    }),
  }),
  fc.record({ kind: fc.constant('random_bucket'), from: fc.constant(0), to: fc.integer({ min: 0, max: 9_999 }) }),
);

const wide = fc.array(leaf, { minLength: 1, maxLength: 19 });

/** Up to 100 rules of one kind or of several, as an `or`, which evaluates all of them. */
export const costlyRules: fc.Arbitrary<object> = fc.oneof(
  leaf,
  wide.map((rules) => ({ kind: 'or', rules })),
  fc
    .array(
      wide.map((rules) => ({ kind: 'or', rules })),
      { minLength: 2, maxLength: 5 },
    )
    .map((rules) => ({ kind: 'or', rules })),
  // One rule as often as there may be rules.
  leaf.map((one) => ({
    kind: 'and',
    rules: Array.from({ length: 4 }, () => ({ kind: 'not', rule: { kind: 'or', rules: Array(19).fill(one) } })),
  })),
);

/** Automation rules that start each other: each records up to three events that others wait for. */
export interface Graph {
  /** Of the rules by index: the events that each records. */
  readonly records: readonly (readonly number[])[];
  /** The event that each waits for. */
  readonly waits: readonly number[];
  /** The event that enters contacts in a journey that adds a tag, which the first rule awaits. */
  readonly entry: number;
}

const EVENTS = 3;
const event = fc.integer({ min: 0, max: EVENTS - 1 });

export const callingGraph: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 8 }).chain((size) =>
  fc.record({
    records: fc.array(fc.array(event, { minLength: 1, maxLength: 3 }), { minLength: size, maxLength: size }),
    waits: fc.array(event, { minLength: size, maxLength: size }),
    entry: event,
  }),
);
