import { claim } from '../../../src/sending/dispatch/claim.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

const ADA = '+14155551001';
const GRACE = '+14155551002';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('a pending message is canceled if its contact is added to a suppression list before dispatch', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const messages = new Map<string, string>();
  for (const to of [ADA, GRACE]) {
    await optIn(account, to);
    const { message_id } = await account.call('messages.send', {
      to,
      text: 'Your table is ready.',
      purpose: 'transactional',
    });
    messages.set(to, message_id);
  }
  const { contact } = await account.call('contacts.get', { phone: ADA });
  const { list } = await account.call('lists.create', { name: 'Do not contact', kind: 'suppression' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: [contact.id] });

  const queues = await dueQueues(app.parts.database, app.clock.now);
  const queue = queues.find(({ account_id: owner }) => owner === account.accountId);
  if (queue === undefined) throw new Error('No queue has due messages.');
  const limits = { maxMessages: 10, leaseMs: 30_000 };
  const { batches } = await claim(app.parts.database, queue, limits, app.clock.now);

  const claimed = batches.flatMap((batch) => batch.messages.map(({ id }) => id));
  expect(claimed).toEqual([messages.get(GRACE)]);
  const { message } = await account.call('messages.get', { message_id: messages.get(ADA) ?? '' });
  expect(message).toMatchObject({ state: 'canceled', state_reason: 'suppressed' });
});
