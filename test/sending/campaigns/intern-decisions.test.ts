import fc from 'fast-check';
import type { CampaignRow } from '../../../src/sending/campaigns/campaign.ts';
import { createChunkRows, internDecisions } from '../../../src/sending/campaigns/fan-out/chunk-rows.ts';
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

test('messages that are due at the same time for different reasons keep their reasons', () => {
  const at = (hour: number): Date => new Date(Date.UTC(2029, 5, 13, hour));
  const campaign = { id: 'cmp', purpose: 'marketing', template_id: null, experiment: null } as CampaignRow;
  const rows = createChunkRows(campaign, at(8));
  const sender = { id: 'num', carrier: 'simulator' };
  const content = { ok: true, text: 'Hi', original: null, shortened: null, media: [], credits: 1 };
  const facts = { sender, content: { ...content, measure: { encoding: 'GSM-7', segments: 1 } } };
  const dueAt = at(10);
  for (const [id, wanted] of [
    ['one', at(9)],
    ['two', at(10)],
  ] as const) {
    const evaluation = { contact: { id, phone: '+12025550143', country: 'US' }, decision: { allow: true, gates: [] } };
    const timing = { at: wanted, dueAt };
    rows.add({ ...evaluation, facts: { ...facts, timing } } as unknown as Parameters<typeof rows.add>[0], null);
  }
  expect(rows.rows().kinds.map(({ waitsFor }) => waitsFor)).toEqual(['quiet_hours', 'local_time']);
});
