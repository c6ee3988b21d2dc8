import { validatorOf } from '../../../codegen/compile.ts';
import { completeAction } from '../../../codegen/complete-action.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { contract } from '../../support/contract/walk.ts';
import { plantRows } from '../../support/insights/plant-hours.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();
const run = (account: TestAccount, sql: string, ...values: unknown[]): Promise<unknown> =>
  app.parts.database.pool.query(sql, [account.accountId, ...values]);

/** Contacts with delivered messages at 10:00 and 18:00 in New York; a share of each replied. */
async function plantResponses(
  account: TestAccount,
  contacts: number,
  replied: Readonly<Record<number, number>>,
): Promise<void> {
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, '+12025550150');
  await launchCampaign(account, { name: 'First', body: 'News. Reply STOP to opt out.' });
  await app.drain();
  for (const [hour, share] of Object.entries(replied)) {
    const at = new Date(`2029-06-05T${String(Number(hour) + 4).padStart(2, '0')}:30:00Z`);
    await run(
      account,
      `INSERT INTO contacts (tenant_id, id, account_id, phone, country, timezone, attributes, consent_status, created_at, updated_at, version)
       SELECT $1, 'con_' || $2::text || '_' || n, $1, '+1303' || $2::text || lpad(n::text, 5, '0'), 'US', 'America/New_York', '{}', 'opted_in', $3, $3, 1
         FROM generate_series(1, $4::int) n`,
      ...[hour, at, contacts],
    );
    // Copies of the message that was sent, which differ in what is counted.
    await run(
      account,
      `INSERT INTO messages SELECT r.* FROM (SELECT * FROM messages WHERE tenant_id = $1 LIMIT 1) m, generate_series(1, $4::int) n,
         jsonb_populate_record(NULL::messages, to_jsonb(m) || jsonb_build_object('id', 'msg_01pj' || lpad($2::text, 2, '0') || lpad(n::text, 20, '0'),
           'contact_id', 'con_' || $2::text || '_' || n, 'to_phone', '+1303' || $2::text || lpad(n::text, 5, '0'), 'state', 'delivered',
           'accepted_at', $3::timestamptz, 'due_at', $3::timestamptz, 'created_at', $3::timestamptz, 'campaign_id', NULL)) r`,
      ...[hour, at, contacts],
    );
    await run(
      account,
      `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, from_phone, to_phone, text, intent, carrier_message_id, received_at)
       SELECT $1, 'inb_' || $2::text || '_' || n, $1, 'num_x', '+1303' || $2::text || lpad(n::text, 5, '0'), '+12025550100', 'Yes', 'none',
              $1 || $2::text || n, $3::timestamptz + interval '1 hour' FROM generate_series(1, $4::int) n`,
      ...[hour, at, Math.round(contacts * share)],
    );
  }
}

test('insights.bestTime finds the hour on the clock of the recipients, for the account and a contact', async () => {
  const account = await app.account();
  await plantResponses(account, 300, { 10: 0.05, 18: 0.2 });
  const best = await account.call('insights.bestTime', {});
  expect(best).toMatchObject({ basis: 'account', enough_data: true, hour: 18 });
  expect(best.hours.find(({ hour }) => hour === 18)).toMatchObject({ messages: 300, responses: 60, rate: 0.2 });
  const one = await account.call('insights.bestTime', { contact_id: 'con_18_1' });
  expect(one).toMatchObject({ basis: 'contact', enough_data: false, hour: null, messages: 1, responses: 1 });
  const { segment } = await account.call('segments.create', {
    name: 'New Yorkers',
    rules: { kind: 'field', field: 'timezone', operator: 'eq', value: 'America/New_York' },
  });
  expect(await account.call('insights.bestTime', { segment_id: segment.id })).toMatchObject({
    basis: 'segment',
    hour: 18,
  });
});

test('insights.bestTime does not tell apart hours that differ by chance', async () => {
  const account = await app.account();
  await plantResponses(account, 60, { 10: 0.1, 18: 0.15 });
  expect(await account.call('insights.bestTime', {})).toMatchObject({ enough_data: false, hour: null });
});

test('insights.recommendations ranks what it finds, and each call validates as it stands', async () => {
  const account = await app.account();
  const at = new Date('2029-06-10T12:00:00Z');
  await account.call('billing.setLimits', { alert_at_credits: 200_000 });
  app.clock.advance(5 * 60_000);
  const sources = [];
  for (const name of ['Pop-up', 'Signup']) {
    const { source } = await account.call('sources.create', {
      name,
      method: 'web_form',
      url: 'https://example.com/form',
      disclosure_text: 'I agree to get messages. Reply STOP to opt out.',
    } as never);
    sources.push(source.id);
  }
  const entries = (source: string, status: string, count: number, first: number): Promise<unknown> =>
    run(
      account,
      `INSERT INTO consent_entries (tenant_id, id, account_id, phone, status, scope, method, actor, captured_at, received_at, source_id)
       SELECT $1, 'cse_' || $5::text || lpad(n::text, 8, '0'), $1, '+1' || n, $3, 'general', 'web_form', 'test', $4, $4, CASE WHEN $3 = 'opted_in' THEN $2 END
         FROM generate_series($6::int, $6::int + $7::int - 1) n`,
      ...[source, status, at, status === 'opted_in' ? 'a' : 'b', first, count],
    );
  for (const [source, first, left] of [
    [sources[0], 0, 90],
    [sources[1], 1_000, 10],
  ] as const) {
    await entries(source as string, 'opted_in', 400, first);
    await entries(source as string, 'opted_out', left, first);
    await plantRows(app, account, [{ at, counts: { opt_ins: 400 }, group: { source_id: source as string } }]);
  }
  await app.drain();
  const { items } = await account.call('insights.recommendations', {});
  expect(items.map(({ kind }) => kind)).toEqual(['alert', 'opt_outs_of_source']);
  expect(items[1]).toMatchObject({
    params: { source_id: sources[0] },
    expected_effect: { unit: 'opt_outs', amount: 80 },
  });
  for (const action of items) {
    const target = contract.skills.find(({ name }) => name === action.skill);
    if (target === undefined) throw new Error(`${action.skill} does not exist`);
    const validate = validatorOf(contract, target, 'Params');
    expect(validate(structuredClone(completeAction(contract, action as never)))).toBe(true);
  }
});

test('insights.recommendations finds silent lists, messages to retry, and experiments that wait', async () => {
  const account = await app.account();
  await plantResponses(account, 120, { 10: 0 });
  const { list } = await account.call('lists.create', { name: 'Fair 2028' });
  const ids = Array.from({ length: 120 }, (_, index) => `con_10_${index + 1}`);
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: ids });
  const { items: sent } = await account.call('messages.list', { limit: 1 });
  const messageId = sent[0]?.id ?? '';
  const rejected = "UPDATE messages SET state = 'rejected', accepted_at = NULL WHERE tenant_id = $1 AND id = $2";
  await run(account, rejected, messageId);
  const { items: campaigns } = await account.call('campaigns.list', {});
  const campaignId = campaigns[0]?.id ?? '';
  const phase =
    "UPDATE campaigns SET state = 'running', phase = 'waiting_for_decision' WHERE tenant_id = $1 AND id = $2";
  await run(account, phase, campaignId);
  await run(account, 'INSERT INTO campaign_remainders VALUES ($1, $2, $3, $4)', campaignId, 'con_x', [
    'con_x',
    'con_y',
  ]);
  const { items } = await account.call('insights.recommendations', {});
  expect(Object.fromEntries(items.map(({ kind, params }) => [kind, params]))).toMatchObject({
    inactive_list: { list_id: list.id },
    retry_messages: { message_id: messageId },
    end_experiment: { campaign_id: campaignId },
  });
  expect(items.find(({ kind }) => kind === 'end_experiment')?.expected_effect).toMatchObject({ amount: 2 });
});
