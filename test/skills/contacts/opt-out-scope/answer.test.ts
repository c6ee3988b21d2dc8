import { applyOptOut } from '../../../../src/people/consent/apply-opt-out.ts';
import { newId } from '../../../../src/platform/ids.ts';
import { useTestApp } from '../../../support/app.ts';
import { untilSomebodyWaits } from '../../../support/locks.ts';
import { registerPartner } from '../../../support/partner.ts';
import { ADA, TEXT, type TwoPrograms, twoPrograms, WAIVED } from '../../../support/two-programs.ts';

const app = useTestApp();
let programs: TwoPrograms;
beforeEach(async () => {
  programs = await twoPrograms(app);
});

const HOUR = 3_600_000;
const QUESTION = 'Reply ONLY to end just News and keep the others.';
const OPTED_OUT = { code: 'consent_required', data: { reason: 'opted_out' } };

test('a STOP opts out of all programs, and stays so if the contact does not answer the confirmation', async () => {
  const { account, news, orders, send, write } = programs;
  const waiting = await send(orders.number, { send_at: new Date(WAIVED.getTime() + HOUR).toISOString() });
  expect(await write('stop', news.number)).toMatchObject({ messages_canceled: '1' });
  expect(await programs.replies()).toEqual([
    `Acme Coffee: You are unsubscribed and will get no more texts. Reply START to get them again. ${QUESTION}`,
  ]);
  expect(await programs.suppressions()).toEqual(['all keyword']);
  expect((await account.call('messages.get', { message_id: waiting })).message).toMatchObject({ state: 'canceled' });
  await expect(send(orders.number)).rejects.toMatchObject(OPTED_OUT);
  app.clock.advance(48 * HOUR);
  await expect(send(orders.number)).rejects.toMatchObject(OPTED_OUT);
});

test('the answer ONLY limits the opt-out to the program and restores the consent of the others, without a reply', async () => {
  const { account, news, orders, bare, send, write } = programs;
  const before = await programs.consent();
  const { opted_out: stop } = await write('STOP', news.number);
  app.clock.advance(HOUR);
  const { intent, rule_id, effects } = await account.call('messages.simulateInbound', {
    from: ADA,
    to: news.number.phone,
    text: '“Only” 🙂',
  });
  expect({ intent, rule_id }).toEqual({ intent: 'narrow', rule_id: 'narrow.exact.en.only' });
  expect(effects.map(({ kind }) => kind)).toEqual(['received', 'narrowed']);
  const [, kept] = [news.id, orders.id].map((id) => before.programs.find((consent) => consent.program_id === id));
  const ended = { program_id: news.id, status: 'opted_out', method: 'keyword', changed_at: WAIVED.toISOString() };
  const { programs: now, ...general } = await programs.consent();
  expect({ ...general, programs: undefined }).toEqual({ ...before, programs: undefined, ended_programs: [news.id] });
  expect(now).toEqual(expect.arrayContaining([ended, kept]));
  expect(await programs.suppressions()).toEqual([`${news.id} keyword`]);
  expect(await programs.replies()).toHaveLength(1);
  for (const number of [news.number, bare]) await expect(send(number)).rejects.toMatchObject(OPTED_OUT);
  await send(orders.number);
  const { items } = await account.call('contacts.consentHistory', { phone: ADA });
  expect(items.at(-1)).toMatchObject({
    status: 'narrowed',
    scope: news.id,
    method: 'keyword',
    actor: 'contact',
    rule_id: 'narrow.exact.en.only',
    evidence: { narrows: stop, restored: { status: 'opted_in', method: 'web_form' } },
  });
  expect(await programs.verified()).toBe(true);
});

test('the answer ONLY is valid for 24 hours, and only at the number that asked', async () => {
  const { news, orders, write } = programs;
  expect(await write('only', news.number)).toEqual({ received: expect.anything() });
  await write('STOP', news.number);
  expect(await write('only', orders.number)).toEqual({ received: expect.anything() });
  expect(await write('only on weekends', news.number)).toEqual({ received: expect.anything() });
  app.clock.advance(24 * HOUR + 1);
  expect(await write('only', news.number)).toMatchObject({ not_narrowed: 'too_late' });
  expect(await programs.suppressions()).toEqual(['all keyword']);
  app.clock.now = new Date(WAIVED.getTime() + 24 * HOUR);
  expect(await write('only', news.number)).toHaveProperty('narrowed');
  expect(await write('only', news.number)).toEqual({ received: expect.anything() });
});

test.each<[string, (fixture: TwoPrograms) => Promise<unknown>, string[]]>([
  ['after another STOP', ({ write, news }) => write('STOP', news.number), ['all keyword']],
  ['after a STOP to another program', ({ write, orders }) => write('STOP', orders.number), ['all keyword']],
  [
    'after staff recorded an opt-out',
    (fixture) => fixture.account.call('contacts.optOut', { phone: ADA }),
    ['all requested'],
  ],
  [
    'after staff recorded an opt-out of one program',
    (fixture) => fixture.account.call('contacts.optOut', { phone: ADA, scope: fixture.orders.id }),
    ['all keyword', 'orders requested'],
  ],
  [
    'after an import of opt-outs',
    ({ account }) =>
      account.call('contacts.import', {
        contacts: [{ phone: ADA }],
        consent: { status: 'opted_out', method: 'import', source: 'old system', captured_at: '2026-11-01T00:00:00Z' },
      }),
    ['all import'],
  ],
  [
    'after the account suppressed the number',
    ({ account }) => account.call('compliance.suppress', { phone: ADA }),
    ['account do_not_contact', 'all keyword'],
  ],
  ['after START', ({ write, news }) => write('START', news.number), []],
])('the answer ONLY changes nothing %s', async (_when, change, remaining) => {
  const { news, orders, write } = programs;
  await write('STOP', news.number);
  app.clock.advance(1000);
  await change(programs);
  const consent = await programs.consent();
  app.clock.advance(1000);
  expect(await write('ONLY', news.number)).not.toHaveProperty('narrowed');
  expect((await programs.suppressions()).map((scope) => scope.replace(orders.id, 'orders')).sort()).toEqual(remaining);
  expect(await programs.consent()).toEqual(consent);
  expect(await programs.verified()).toBe(true);
});

test('the answer ONLY gives no consent to a contact that had none before', async () => {
  const { account, news, write } = programs;
  const grace = '+12025550144';
  await write('STOP', news.number, grace);
  expect(await write('only', news.number, grace)).toHaveProperty('narrowed');
  await expect(account.call('contacts.get', { phone: grace })).rejects.toMatchObject({ code: -32001 });
  const linus = '+12025550145';
  await write('STOP', news.number, linus);
  const { contact } = await account.call('contacts.upsert', { phone: linus });
  expect(contact.consent.status).toBe('opted_out');
  expect(await write('only', news.number, linus)).toHaveProperty('narrowed');
  expect((await account.call('contacts.get', { phone: linus })).contact.consent).toEqual({
    status: 'none',
    method: null,
    changed_at: null,
    suppressed: false,
    ended_programs: [news.id],
    programs: [],
    under_review_since: null,
  });
  expect(await programs.verified()).toBe(true);
});

test('the answer ONLY waits for an opt-out that is being recorded, and then changes nothing', async () => {
  const { account, news, write } = programs;
  await write('STOP', news.number);
  app.clock.advance(1000);
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  const started = await app.parts.database.transaction(async (tx) => {
    await applyOptOut(tx, owner, {
      phone: ADA,
      contactId: null,
      scope: 'all',
      method: 'api',
      actor: 'key_1',
      ruleId: null,
      reason: 'complaint',
      source: null,
      evidence: null,
      capturedAt: app.clock.now,
      now: app.clock.now,
      newId,
    });
    const answer = write('only', news.number);
    await untilSomebodyWaits(app.parts.database.pool);
    return { answer };
  });
  expect(await started.answer).not.toHaveProperty('narrowed');
  expect((await programs.consent()).status).toBe('opted_out');
  expect(await programs.verified()).toBe(true);
});

test('the answer ONLY changes nothing after a merge', async () => {
  const { account, news, write } = programs;
  const { contact: loser } = await account.call('contacts.upsert', { phone: '+12025550144' });
  await write('STOP', news.number);
  const winner = (await account.call('contacts.get', { phone: ADA })).contact.id;
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser.id });
  expect(await write('only', news.number)).toMatchObject({ not_narrowed: 'opt_out_not_by_keyword' });
  expect((await programs.consent()).status).toBe('opted_out');
});

test('from 2027-01-31 on, the answer ONLY to an earlier question changes nothing', async () => {
  const { news, write } = programs;
  app.clock.now = new Date('2027-01-30T18:30:00Z');
  await write('STOP', news.number);
  app.clock.now = new Date('2027-01-31T18:00:00Z');
  expect(await write('only', news.number)).toMatchObject({ not_narrowed: 'revoke_all' });
});

test('START restores a program that a keyword ended, and no other program', async () => {
  const { account, news, orders, send, write } = programs;
  for (const number of [news.number, orders.number]) {
    await write('STOP', number);
    await write('only', number);
    app.clock.advance(1000);
  }
  expect((await programs.suppressions()).sort()).toEqual([`${news.id} keyword`, `${orders.id} keyword`].sort());
  expect(await write('START', news.number)).toHaveProperty('opted_in');
  expect(await programs.suppressions()).toEqual([`${orders.id} keyword`]);
  await send(news.number);
  await account.call('contacts.optOut', { phone: ADA, scope: news.id });
  app.clock.advance(1000);
  expect(await write('START', news.number)).toMatchObject({ not_opted_in: 'opt_out_not_by_keyword' });
  expect(await write('START', orders.number)).toHaveProperty('opted_in');
  expect(await programs.suppressions()).toEqual([`${news.id} requested`]);
  expect(await programs.verified()).toBe(true);
});

test('a partner receives an opt-out event for all programs, then one for the program that replaces it', async () => {
  app.clock.now = WAIVED;
  const partner = await registerPartner(app);
  const { news, write } = await twoPrograms(app, await partner.customer('shop-1'));
  const { opted_out: stop } = await write('STOP', news.number);
  const { narrowed } = await write('only', news.number);
  expect((await partner.events('contact.opted_out')).map(({ data }) => data)).toMatchObject([
    { scope: 'all', consent_entry_id: stop, narrows_entry_id: null },
    { scope: news.id, consent_entry_id: narrowed, narrows_entry_id: stop, canceled_messages: 0 },
  ]);
  expect((await partner.events('message.inbound')).map(({ data }) => data.intent)).toEqual(['stop', 'narrow']);
  expect(await partner.events('contact.opted_in')).toHaveLength(3);
});

test('the answer ONLY of a forgotten contact changes nothing', async () => {
  const { account, news, orders, send, write } = programs;
  await write('STOP', news.number);
  await account.call('contacts.forget', { phone: ADA });
  expect(await write('only', news.number)).not.toHaveProperty('narrowed');
  await account.call('contacts.upsert', { phone: ADA });
  await expect(send(orders.number, { text: TEXT })).rejects.toMatchObject({ data: { reason: 'suppressed' } });
});
