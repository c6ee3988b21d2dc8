import fc from 'fast-check';
import { shareDecisions } from '../../../src/messaging/campaigns/shared-decisions.ts';
import type { Decision, GateResult } from '../../../src/messaging/gates/facts.ts';

/** Few names and values, so that neighbours are alike in all but one thing, or have a name more. */
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

test('each decision is kept whole, once for all who share it, but for the credits that were left to each', () => {
  fc.assert(
    fc.property(decisions, (all) => {
      const shared = shareDecisions();
      const kept = all.map((decision) => shared.keep(decision));
      const met = shared.met();
      const texts = met.map(({ text }) => text);
      const back = kept.map(({ number, available }) => {
        const { gates, ...rest } = JSON.parse(texts[number - 1] ?? '') as Decision;
        return {
          ...rest,
          gates: gates.map((gate) =>
            gate.gate === 'credits' ? { ...gate, inputs: { ...gate.inputs, available } } : gate,
          ),
        };
      });
      expect(back).toEqual(all);
      expect(new Set(texts).size).toBe(texts.length);
      expect(met).toHaveLength(new Set(kept.map(({ number }) => number)).size);
      expect(new Set(met.map(({ id }) => id)).size).toBe(met.length);
    }),
    { numRuns: 300 },
  );
});
