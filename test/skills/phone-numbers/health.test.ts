import { evaluateNumberHealth } from '../../../src/domain/number-health.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('phone-numbers.health counts the sent, delivered, failed and filtered messages and the opt-outs of a number', async () => {
  const account = await app.account();
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  expect(await account.call('phone-numbers.health', { number_id: number.id })).toMatchObject({
    health: 'unused',
    delivery_rate: null,
  });
  for (const phone of ['+12025550110', '+12025550101', '+12025550102'])
    await account.call('contacts.upsert', { phone, relationship: { kind: 'order' } });
  for (const to of ['+12025550110', '+12025550101', '+12025550102'])
    await account.call('messages.send', { to, text: 'Hi', purpose: 'transactional' });
  for (let run = 0; run < 3; run += 1) {
    await app.drain();
    app.clock.advance(1000);
  }
  await account.call('messages.simulateInbound', { from: '+12025550110', text: 'STOP' });
  expect(await account.call('phone-numbers.health', { number_id: number.id })).toMatchObject({
    sent: 3,
    delivered: 1,
    failed: 2,
    filtered: 1,
    unknown: 0,
    opt_outs: 1,
  });
});

test.each([
  [{ sent: 0, delivered: 0, failed: 0, filtered: 0, optOuts: 0 }, 'unused', []],
  [{ sent: 40, delivered: 1, failed: 39, filtered: 39, optOuts: 30 }, 'healthy', []],
  [{ sent: 1000, delivered: 950, failed: 50, filtered: 5, optOuts: 20 }, 'healthy', []],
  [{ sent: 1000, delivered: 850, failed: 150, filtered: 5, optOuts: 5 }, 'watch', ['delivery']],
  [
    { sent: 1000, delivered: 700, failed: 300, filtered: 31, optOuts: 51 },
    'poor',
    ['delivery', 'filtering', 'opt_outs'],
  ],
])('a number with the counts %j has the health %s', (counts, health, findings) => {
  const evaluation = evaluateNumberHealth(counts);
  expect(evaluation.health).toBe(health);
  expect(evaluation.findings.map(({ code }) => code)).toEqual(findings);
});
