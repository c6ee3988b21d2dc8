import { tallyVariants } from '../../src/journeys/splits/tally.ts';
import { useTestApp } from '../support/app.ts';
import { buildJourney, traceOf } from '../support/journeys/build.ts';
import { addPerson, later, openAccount } from '../support/journeys/person.ts';
import { openLink, pathOf } from '../support/open-link.ts';

const app = useTestApp();

const CALL = { entry: { kind: 'call' as const } };
const VARIANTS = ['a', 'b'].map((name) => ({ name, share: 50 }));

const query = (sql: string, values: readonly unknown[]) => app.parts.database.pool.query(sql, [...values]);

test('each metric counts each contact once, from its variant on, as campaigns count it', async () => {
  const account = await openAccount(app);
  const send = (name: string) => ({
    kind: 'send' as const,
    text: `Acme: ${name} https://example.com/sale Reply STOP to opt out.`,
    shorten_links: true,
  });
  const { id, nodes } = await buildJourney(
    account,
    { ...CALL, reentry: { kind: 'after_exit' } },
    {
      which: { kind: 'random_split', variants: VARIANTS },
      short: send('Sale'),
      long: send('Great sale'),
      end: { kind: 'exit' },
    },
    [
      ['which', 'variant:a', 'short'],
      ['which', 'variant:b', 'long'],
      ['short', 'next', 'end'],
      ['long', 'next', 'end'],
    ],
  );
  await account.call('outcomes.define', { name: 'Orders', event: 'purchase', journey_id: id, deadline_hours: 24 });
  const phones = Array.from({ length: 12 }, (_, index) => `+1212555${String(2000 + index)}`);
  const people = [];
  for (const phone of phones) people.push({ phone, id: await addPerson(account, phone) });
  const from = app.clock.now;
  const ids = people.map((person) => person.id);
  await account.call('journeys.enroll', { journey_id: id, contact_ids: ids });
  await app.drain();
  const variantOf = new Map<string, string>();
  for (const person of people) variantOf.set(person.id, (await traceOf(account, id, person.id))[0]?.slice(-1) ?? '');
  await later(app, 10 * 60_000);
  const done: (readonly [metric: string, personId: string])[] = [];
  const does = (metric: string, personId: string) => done.push([metric, personId]);
  const whoDid = (metric: string) => new Set(done.flatMap(([one, person]) => (one === metric ? [person] : [])));
  for (const [at, person] of people.entries()) {
    const { phone } = person;
    if (at % 2 === 0) {
      const { rows } = await query('SELECT code FROM link_codes WHERE tenant_id = $1 AND contact_id = $2', [
        account.accountId,
        person.id,
      ]);
      const { code } = rows[0] as { code: string };
      for (const _ of [1, 2]) await openLink(app.linksUrl, pathOf(`http://x/l/${code}`));
      does('clicks', person.id);
    }
    if (at % 3 === 0) {
      for (const text of ['Is it open?', 'Hello?'])
        await account.call('messages.simulateInbound', { from: phone, text });
      does('replies', person.id);
    }
    if (at % 4 === 1) {
      await account.call('analytics.recordConversion', { phone, event: 'purchase', value_minor: 100, currency: 'USD' });
      does('conversions', person.id);
      does('outcome', person.id);
    }
    if (at % 4 === 2) {
      await account.call('analytics.recordConversion', { phone, event: 'visit' });
      does('conversions', person.id);
    }
    if (at % 5 === 0) {
      await account.call('messages.simulateInbound', { from: phone, text: 'STOP' });
      does('opt_outs', person.id);
    }
  }
  await app.parts.clicks.flush();
  await app.drain();
  const { accountId } = account;
  const split = { journeyId: id, nodeId: nodes.which ?? '', names: ['a', 'b'] };
  const ofVariant = (name: string, some: Iterable<string>) =>
    [...some].filter((one) => variantOf.get(one) === name).length;
  for (const metric of ['goal', 'clicks', 'replies', 'opt_outs', 'conversions', 'outcome'] as const) {
    const period = { from, to: app.clock.now };
    const tallies = await tallyVariants(app.parts.database, { tenantId: accountId, accountId }, split, metric, period);
    expect({ metric, tallies }).toEqual({
      metric,
      tallies: ['a', 'b'].map((name) => ({
        name,
        recipients: ofVariant(name, ids),
        events: ofVariant(name, whoDid(metric)),
      })),
    });
  }
  expect(whoDid('clicks').size).toBe(6);

  // Messages after the decision are no part of the comparison.
  const variantsOf = async () => (await account.call('journeys.stats', { journey_id: id })).nodes[0]?.variants ?? [];
  const before = await variantsOf();
  expect(before.map(({ results, results_as_winner: after }) => [results.sent, after.sent])).toEqual(
    ['a', 'b'].map((name) => [ofVariant(name, ids), 0]),
  );
  await account.call('journeys.decideSplit', { journey_id: id, node_id: nodes.which ?? '', variant: 'b' });
  const again = people.filter((person) => !whoDid('opt_outs').has(person.id)).map((person) => person.id);
  await account.call('journeys.enroll', { journey_id: id, contact_ids: again });
  await later(app, 10 * 60_000);
  const after = await variantsOf();
  expect(after.map(({ results }) => results.sent)).toEqual(before.map(({ results }) => results.sent));
  expect(after.map(({ results_as_winner: won }) => won.sent)).toEqual([0, again.length]);
});
