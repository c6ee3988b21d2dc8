import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
const ZOE = '+12025550143';
const proof = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

test.each([true, false])(
  'a person who agrees anew after an erasure gets messages again, also when added before: %s',
  async (isAddedBefore) => {
    await account.call('contacts.upsert', { phone: ZOE });
    await account.call('contacts.forget', { phone: ZOE });
    if (isAddedBefore) await account.call('contacts.upsert', { phone: ZOE });
    app.clock.advance(60_000);
    const anew = { ...proof, captured_at: app.clock.now.toISOString(), evidence: { form_entry: 'form-88' } };
    app.clock.advance(1_000);
    expect(await account.call('contacts.optIn', { phone: ZOE, ...anew })).toMatchObject({ status: 'opted_in' });
    await account.call('messages.send', { to: ZOE, text: 'Hi. Reply STOP to opt out.', purpose: 'marketing' });
    await account.call('messages.simulateInbound', { from: ZOE, text: 'Thanks' });
    expect((await account.call('contacts.get', { phone: ZOE })).contact.consent).toMatchObject({
      status: 'opted_in',
      suppressed: false,
    });
    await account.call('contacts.forget', { phone: ZOE });
    await expect(account.call('contacts.optIn', { phone: ZOE, ...anew })).rejects.toMatchObject({
      data: { reason: 'evidence_older_than_erasure' },
    });
  },
);

test.each([
  ['do_not_contact', 1],
  ['litigation', 0],
] as const)('START of a number that is suppressed for %s is answered %i times', async (reason, answers) => {
  await account.call('compliance.suppress', { phone: ZOE, reason });
  const { effects } = await account.call('messages.simulateInbound', { from: ZOE, text: 'START' });
  expect(effects).toContainEqual({ kind: 'not_opted_in', detail: 'suppressed_by_account' });
  expect(effects.filter(({ kind }) => kind === 'reply_queued')).toHaveLength(answers);
  for (let n = 0; n < 5; n += 1) await account.call('messages.simulateInbound', { from: ZOE, text: 'START' });
  const sent = (await account.call('messages.list', { contact_id: ZOE })).items;
  expect(sent.length).toBeLessThanOrEqual(2);
  expect(sent.every(({ text }) => /do not send/.test(text))).toBe(true);
});
