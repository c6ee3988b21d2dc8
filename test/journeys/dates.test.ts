import { useTestApp } from '../support/app.ts';
import { buildJourney, type Nodes } from '../support/journeys/build.ts';
import { addPerson, DAY, days, later, messagesTo, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const ADA = '+12125550201';
const TOKYO = '+819012345678';
const HOUR = 3_600_000;
const NODES: Nodes = {
  wish: { kind: 'send', text: 'Acme: For {{ event.date }}. Reply STOP to opt out.' },
  end: { kind: 'exit' },
};
const EDGES = [['wish', 'next', 'end']] as const;

/** Works at some times of each of the days; when each message was accepted, on the clock of UTC. */
async function live(accountId: string, dates: readonly string[]): Promise<string[]> {
  for (const date of dates)
    for (const time of ['04:10', '13:29', '13:30', '20:00']) {
      app.clock.now = new Date(`${date}T${time}:00Z`);
      await app.drain();
    }
  const { rows } = await app.parts.database.pool.query<{ at: string }>(
    "SELECT to_phone || ' ' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS at FROM messages WHERE tenant_id = $1 ORDER BY id",
    [accountId],
  );
  return rows.map(({ at }) => at);
}

test('a birthday is wished each year at the local time of the contact, once', async () => {
  const account = await openAccount(app);
  const relationship = { attributes: { birthday: '1990-06-15' } };
  await addPerson(account, ADA, relationship);
  await addPerson(account, '+12125550202', { attributes: { birthday: '1990-06-16' } });
  await addPerson(account, '+12125550203', { attributes: { birthday: 'soon' } });
  const entry = { kind: 'date' as const, attribute: 'birthday', yearly: true, time: '09:30' };
  const { id } = await buildJourney(account, { entry }, NODES, EDGES);
  const first = await live(account.accountId, ['2029-06-15', '2029-06-16']);
  expect(first).toEqual(['+12125550201 2029-06-15 13:30', '+12125550202 2029-06-16 13:30']);
  expect(await messagesTo(app, account, ADA)).toEqual(['Acme: For 2029-06-15. Reply STOP to opt out.']);
  const second = await live(account.accountId, ['2030-06-15']);
  expect(second.slice(2)).toEqual(['+12125550201 2030-06-15 13:30']);
  const { items } = await account.call('journeys.enrollments', { journey_id: id });
  expect(items.map(({ enrollment: { key } }) => key)).toEqual(['2030-06-15', '2029-06-16', '2029-06-15']);
});

test('a renewal is announced three days before its date, again for the next date, and not in other years', async () => {
  const account = await openAccount(app);
  await addPerson(account, ADA, { attributes: { renews_at: '2029-06-18T23:00:00Z' } });
  await addPerson(account, '+12125550204', { attributes: { renews_at: '2030-06-18' } });
  const entry = { kind: 'date' as const, attribute: 'renews_at', offset_days: -3, time: '09:30' };
  await buildJourney(account, { entry }, NODES, EDGES);
  const before = ['2029-06-15', '2029-06-16'];
  expect(await live(account.accountId, before)).toEqual(['+12125550201 2029-06-15 13:30']);
  expect(await messagesTo(app, account, ADA)).toEqual(['Acme: For 2029-06-18. Reply STOP to opt out.']);
  await account.call('contacts.upsert', { phone: ADA, attributes: { renews_at: '2029-06-25' } });
  expect((await live(account.accountId, ['2029-06-22'])).slice(1)).toEqual(['+12125550201 2029-06-22 13:30']);
});

test('a contact without a time zone enters on the clock of its number, and at once if the time has passed', async () => {
  const account = await openAccount(app);
  await addPerson(account, ADA, { attributes: { birthday: '1990-06-13' } });
  await account.call('contacts.upsert', { phone: TOKYO, attributes: { birthday: '1991-06-14' } });
  const entry = { kind: 'date' as const, attribute: 'birthday', yearly: true };
  const nodes: Nodes = { mark: { kind: 'update_contact', attributes: { wished: true } }, end: { kind: 'exit' } };
  const { id } = await buildJourney(account, { entry }, nodes, [['mark', 'next', 'end']]);
  await app.drain();
  const steps = async () => {
    const { items } = await account.call('journeys.enrollments', { journey_id: id, steps: true });
    return items.map(({ steps: [first] }) => first?.at ?? null);
  };
  expect(await steps()).toEqual(['2029-06-13T18:30:00.000Z']);
  app.clock.now = new Date('2029-06-14T00:30:00Z');
  await app.drain();
  expect(await steps()).toEqual([null, '2029-06-13T18:30:00.000Z']);
  await later(app, HOUR / 2);
  expect(await steps()).toEqual(['2029-06-14T01:00:00.000Z', '2029-06-13T18:30:00.000Z']);
});

test('a contact whose birthday is far away is not found, and one with an opt-out does not enter', async () => {
  const account = await openAccount(app);
  await addPerson(account, ADA, { attributes: { birthday: '1990-06-14' } });
  await account.call('contacts.optOut', { phone: ADA });
  await addPerson(account, '+12125550205', { attributes: { birthday: '1990-12-01' } });
  const entry = { kind: 'date' as const, attribute: 'birthday', yearly: true };
  const { id } = await buildJourney(account, { entry }, NODES, EDGES);
  await live(account.accountId, ['2029-06-14']);
  expect((await account.call('journeys.enrollments', { journey_id: id })).items).toEqual([]);
});

test('an opt-out and an exit event before the time of the day end the enrollment, and a wait has not begun', async () => {
  const account = await openAccount(app);
  const phones = [ADA, '+12125550208', '+12125550209'];
  for (const phone of phones) await addPerson(account, phone, { attributes: { birthday: '1990-06-14' } });
  const { id } = await buildJourney(
    account,
    {
      entry: { kind: 'date', attribute: 'birthday', yearly: true },
      exit: [{ kind: 'event', name: 'account.closed' }],
    },
    {
      wait: { kind: 'wait_for', for: 'event', name: 'gift.opened', timeout: days(1) },
      opened: { kind: 'goal' },
      end: { kind: 'exit' },
    },
    [
      ['wait', 'true', 'opened'],
      ['wait', 'timeout', 'end'],
    ],
  );
  app.clock.now = new Date('2029-06-14T05:00:00Z');
  await app.drain();
  await account.call('contacts.optOut', { phone: ADA });
  await account.call('analytics.recordEvent', { phone: phones[1] ?? '', name: 'account.closed' });
  await account.call('analytics.recordEvent', { phone: phones[2] ?? '', name: 'gift.opened' });
  await app.drain();
  app.clock.now = new Date('2029-06-15T14:30:00Z');
  await app.drain();
  await later(app, DAY);
  const { ended_by_reason: reasons } = await account.call('journeys.stats', { journey_id: id });
  expect(reasons).toEqual({ opted_out: 1, exit_event: 1, exit: 1 });
});

test('within_next finds the contacts whose trial ends soon, and a delay until that time passes or waits', async () => {
  const account = await openAccount(app);
  const at = (ms: number) => new Date(app.clock.now.getTime() + ms).toISOString();
  await addPerson(account, ADA, { attributes: { trial_ends_at: at(2 * DAY) } });
  await addPerson(account, '+12125550206', { attributes: { trial_ends_at: at(9 * DAY) } });
  await addPerson(account, '+12125550207', { attributes: { trial_ends_at: at(-DAY) } });
  const rule = { kind: 'field', field: 'attributes.trial_ends_at', operator: 'within_next', within: days(7) } as const;
  const { segment } = await account.call('segments.create', { name: 'Trial ends', rules: rule });
  const nodes: Nodes = {
    before: { kind: 'delay_until', attribute: 'trial_ends_at', offset_minutes: -60 },
    end: { kind: 'exit' },
  };
  const { id } = await buildJourney(
    account,
    {
      entry: { kind: 'segment', segment_id: segment.id, existing: 'enter' },
      reentry: { kind: 'after_exit', after: days(30) },
    },
    nodes,
    [
      ['before', 'next', 'end'],
      ['before', 'error', 'end'],
    ],
  );
  await app.drain();
  const due = async () =>
    (await account.call('journeys.enrollments', { journey_id: id })).items.map(({ enrollment }) => enrollment.due_at);
  expect(await due()).toEqual([at(2 * DAY - HOUR)]);
  await later(app, 2.5 * DAY);
  expect(await due()).toEqual([expect.any(String), null]);
});

test('where contacts may enter again, one enters once for each date, however often the date is looked for', async () => {
  const account = await openAccount(app);
  await addPerson(account, ADA, { attributes: { birthday: '1990-06-15' } });
  const entry = { kind: 'date' as const, attribute: 'birthday', yearly: true, time: '09:30' };
  await buildJourney(account, { entry, reentry: { kind: 'after_exit' } }, NODES, EDGES);
  const days = ['2029-06-15', '2029-06-16', '2030-06-15', '2030-06-16'];
  expect(await live(account.accountId, days)).toEqual([
    ...['+12125550201 2029-06-15 13:30', '+12125550201 2030-06-15 13:30'],
  ]);
});

test('a delay until a date waits for it on the clock of each contact, and without one on that of the account', async () => {
  const account = await openAccount(app);
  const nodes: Nodes = {
    date: { kind: 'delay_until', date: '2029-07-04', time: '10:00' },
    visit: { kind: 'delay_until', attribute: 'visit_on', time: '09:00', offset_minutes: -1_440 },
    end: { kind: 'exit' },
  };
  const edges = [
    ['date', 'next', 'visit'],
    ['visit', 'next', 'end'],
    ['visit', 'error', 'end'],
  ] as const;
  const { id } = await buildJourney(account, { entry: { kind: 'call' } }, nodes, edges);
  const visit = { attributes: { visit_on: '2029-07-10' } };
  const people = [
    await addPerson(account, ADA, visit),
    await addPerson(account, TOKYO, { timezone: 'Asia/Tokyo', ...visit }),
    await addPerson(account, '+819012345679', { timezone: 'Asia/Tokyo', ...visit }),
  ];
  const nowhere = "UPDATE contacts SET timezone = NULL, country = 'ZZ' WHERE tenant_id = $1 AND id = $2";
  await app.parts.database.pool.query(nowhere, [account.accountId, people[2]]);
  const due = async (): Promise<(string | null)[]> => {
    await app.drain();
    const { items } = await account.call('journeys.enrollments', { journey_id: id });
    const byContact = new Map(items.map(({ enrollment }) => [enrollment.contact_id, enrollment.due_at]));
    return people.map((one) => byContact.get(one)?.slice(0, 16) ?? null);
  };
  await account.call('agent.settings', { timezone: 'Europe/Paris' });
  await account.call('journeys.enroll', { journey_id: id, contact_ids: people });
  expect(await due()).toEqual(['2029-07-04T14:00', '2029-07-04T01:00', '2029-07-04T08:00']);
  await account.call('contacts.upsert', { phone: TOKYO, timezone: 'America/Los_Angeles' });
  app.clock.now = new Date('2029-07-04T14:00:00Z');
  // The contact that moved waits on, because its clock has not reached the time.
  expect(await due()).toEqual(['2029-07-09T13:00', '2029-07-04T17:00', '2029-07-09T07:00']);
});
