import fc from 'fast-check';
import { internDecisions } from '../../../src/sending/campaigns/fan-out/chunk-rows.ts';
import type { Decision, GateResult } from '../../../src/sending/facts/send-facts.ts';

/**
 * Few names and values, so that adjacent decisions often differ in one input or in one additional
 * input.
 */
const inputs = fc.dictionary(fc.constantFrom('rules', 'zone', 'at'), fc.constantFrom(null, 'a', 'b', 1, true), {
  noNullPrototype: true,
});
const result = (gate: fc.Arbitrary<GateResult['gate']>): fc.Arbitrary<GateResult> =>
  fc.record({ gate, outcome: fc.constantFrom('pass', 'refuse'), reason: fc.constantFrom(null, 'x'), inputs });
const credits = fc
  .tuple(result(fc.constant('credits')), fc.integer({ min: 0, max: 3 }))
  .map(([one, available]) => ({ ...one, inputs: { ...one.inputs, available } }));
const decisions: fc.Arbitrary<Decision[]> = fc.array(
  fc.record({
    allow: fc.boolean(),
    gates: fc
      .tuple(
        fc.array(result(fc.constantFrom('state', 'quiet_hours', 'frequency')), { maxLength: 3 }),
        fc.option(credits, { nil: undefined }),
      )
      .map(([gates, last]) => (last === undefined ? gates : [...gates, last])),
    rule_pack: fc.constantFrom('us-2026-01', 'us-2027-01'),
  }),
  { maxLength: 40 },
);

test('equal decisions are stored once, while the available credits are kept for each contact', () => {
  fc.assert(
    fc.property(decisions, (all) => {
      const shared = internDecisions();
      const interned = all.map((decision) => shared.add(decision));
      const items = shared.items();
      const jsons = items.map(({ json }) => json);
      const back = interned.map(({ number, available }) => {
        const { gates, ...rest } = JSON.parse(jsons[number - 1] ?? '') as Decision;
        return {
          ...rest,
          gates: gates.map((gate) =>
            gate.gate === 'credits' ? { ...gate, inputs: { ...gate.inputs, available } } : gate,
          ),
        };
      });
      expect(back).toEqual(all);
      expect(new Set(jsons).size).toBe(jsons.length);
      expect(items).toHaveLength(new Set(interned.map(({ number }) => number)).size);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }),
    { numRuns: 300 },
  );
});
