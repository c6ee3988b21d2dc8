import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney, publish } from '../support/journeys/build.ts';
import { addPerson, messagesTo, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const ADA = '+12125550160';
const END = { end: { kind: 'exit' as const } };
const CALL = { entry: { kind: 'call' as const } };

async function enter(account: TestAccount, id: string, contactId: string): Promise<void> {
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [contactId] });
  await app.drain();
}

test('a published journey keeps the version of its template until it is published again', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const grace = await addPerson(account, '+12125550131', { first_name: 'Grace' });
  const { template } = await account.call('templates.create', {
    name: 'Hello',
    body: 'Acme: Hello {{ first_name }}! Reply STOP to opt out.',
  });
  const { id } = await buildJourney(account, CALL, { hello: { kind: 'send', template_id: template.id }, ...END }, [
    ['hello', 'next', 'end'],
  ]);
  await account.call('templates.update', {
    template_id: template.id,
    body: 'Acme: Good day {{ first_name }}! Reply STOP to opt out.',
  });
  await enter(account, id, ada);
  expect(await messagesTo(app, account, ADA)).toEqual(['Acme: Hello Ada! Reply STOP to opt out.']);
  await publish(account, id);
  await enter(account, id, grace);
  expect(await messagesTo(app, account, '+12125550131')).toEqual(['Acme: Good day Grace! Reply STOP to opt out.']);
});

test('a test key cannot publish, resume or enter a journey whose number is at a real carrier', async () => {
  const tester = await openAccount(app, 'test');
  const ada = await addPerson(tester, ADA);
  const nodes = { hello: { kind: 'send' as const, text: 'Acme: Hello! Reply STOP to opt out.' }, ...END };
  const { id } = await buildJourney(tester, CALL, nodes, [['hello', 'next', 'end']]);
  await app.parts.database.pool.query("UPDATE phone_numbers SET carrier = 'smpp' WHERE tenant_id = $1", [
    tester.accountId,
  ]);
  const refused = { data: { reason: 'test_key' } };
  await expect(tester.call('journeys.enroll', { journey_id: id, contact_ids: [ada] })).rejects.toMatchObject(refused);
  const { validation_token: token } = await tester.call('journeys.validate', { journey_id: id });
  const publication = { journey_id: id, validation_token: token ?? '' };
  await expect(tester.call('journeys.publish', publication)).rejects.toMatchObject(refused);
  await tester.call('journeys.setState', { journey_id: id, state: 'paused' });
  await expect(tester.call('journeys.setState', { journey_id: id, state: 'active' })).rejects.toMatchObject(refused);
});

test('a tag, list or template that a published journey uses cannot be deleted until the journey is archived', async () => {
  const account = await openAccount(app);
  const { tag } = await account.call('tags.create', { name: 'Kept' });
  const { list } = await account.call('lists.create', { name: 'Kept' });
  const { template } = await account.call('templates.create', {
    name: 'Kept',
    body: 'Acme: Hello! Reply STOP to opt out.',
  });
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'list', list_id: list.id } },
    { hello: { kind: 'send', template_id: template.id }, mark: { kind: 'tag', tag_id: tag.id }, ...END },
    [
      ['hello', 'next', 'mark'],
      ['mark', 'next', 'end'],
    ],
  );
  const deletions = [
    () => account.call('tags.delete', { tag_id: tag.id }),
    () => account.call('lists.delete', { list_id: list.id }),
    () => account.call('templates.delete', { template_id: template.id }),
  ];
  for (const remove of deletions)
    await expect(remove()).rejects.toMatchObject({ data: { reason: 'in_use', used_by: [{ kind: 'journey', id }] } });
  await account.call('journeys.setState', { journey_id: id, state: 'archived' });
  for (const remove of deletions) await remove();
});
