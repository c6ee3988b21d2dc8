import { useTestApp } from '../support/app.ts';
import { ADA, createRule, endsOf, furnishPerson } from './support.ts';

const app = useTestApp();
const HOUR = 3_600_000;

test('events older than 72 hours and backfills start no rule, and the answer counts them', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account);
  const at = (hoursAgo: number) => ({
    phone: ADA,
    name: 'order.placed',
    occurred_at: new Date(app.clock.now.getTime() - hoursAgo * HOUR).toISOString(),
  });
  const year = Array.from({ length: 50 }, (_, week) => at(73 + week * 168));
  expect(await account.call('analytics.recordEvent', { events: year })).toMatchObject({
    recorded: 50,
    history_only: 50,
    warnings: [{ code: 'history_only' }],
  });
  expect(await account.call('analytics.recordEvent', { ...at(1), backfill: true })).toMatchObject({ history_only: 1 });
  await app.drain();
  expect(await endsOf(account, rule)).toEqual([]);

  const recent = await account.call('analytics.recordEvent', { events: [at(71), at(74)] });
  expect(recent).toMatchObject({ recorded: 2, history_only: 1 });
  await app.drain();
  expect(await endsOf(account, rule)).toEqual(['succeeded']);
});
