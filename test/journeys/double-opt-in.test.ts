import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney, traceOf } from '../support/journeys/build.ts';

const app = useTestApp();
const ADA = '+12125550110';
const CONSENTED = { kind: 'consent', status: 'opted_in' } as const;

/** A sign-up is asked to confirm, and waits a day in the journey that welcomes it. */
async function signUp(): Promise<{ account: TestAccount; id: string; contactId: string }> {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'call' } },
    {
      confirmed: { kind: 'wait_for', for: 'rules', rules: CONSENTED, timeout: { amount: 1, unit: 'days' } },
      hello: { kind: 'send', text: 'Acme: Welcome! Reply STOP to opt out.' },
      end: { kind: 'exit' },
    },
    [
      ['confirmed', 'true', 'hello'],
      ['confirmed', 'timeout', 'end'],
      ['hello', 'next', 'end'],
    ],
  );
  const { contact_id: contactId } = await account.call('contacts.requestOptIn', {
    phone: ADA,
    method: 'web_form',
    source: 'https://acme.example/signup',
    evidence: { form_entry: '7' },
  });
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [contactId] });
  await app.drain();
  return { account, id, contactId };
}

async function later(minutes: number): Promise<void> {
  app.clock.advance(minutes * 60_000);
  await app.drain();
}

test('a sign-up that confirms by YES is welcomed, at most five minutes later', async () => {
  const { account, id, contactId } = await signUp();
  await later(60);
  await account.call('messages.simulateInbound', { from: ADA, text: 'YES' });
  await later(6);
  expect(await traceOf(account, id, contactId)).toEqual([
    'confirmed: waits (wait_for_rules)',
    'confirmed: true',
    'hello: next',
    'end: ends (exit)',
  ]);
});

test('a sign-up that does not confirm gets nothing more', async () => {
  const { account, id, contactId } = await signUp();
  await later(24 * 60 + 6);
  expect(await traceOf(account, id, contactId)).toEqual([
    'confirmed: waits (wait_for_rules)',
    'confirmed: timeout',
    'end: ends (exit)',
  ]);
  const { items } = await account.call('messages.list', {});
  expect(items).toHaveLength(1);
});
