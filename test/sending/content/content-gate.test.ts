import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';
import { ADA, registerPartner } from '../../support/partner.ts';
import { runToEnd } from '../../support/run-to-end.ts';

const app = useTestApp();
const SALE = 'Acme: FLASH SALE 70% OFF until midnight';

let account: TestAccount;
beforeEach(async () => {
  account = await app.account({ credits: 1000 });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.upsert', { phone: ADA, first_name: 'Ada', relationship: { kind: 'order' } });
});

const except = (rule: string) =>
  app.parts.database.pool.query(
    `INSERT INTO content_exceptions (tenant_id, account_id, rule, reason, granted_at) VALUES ($1, $2, $3, 'test', now())`,
    [account.accountId, account.accountId, rule],
  );

test('messages.send rejects marketing that is declared transactional, and names the words and the fix', async () => {
  await expect(
    account.call('messages.send', { to: ADA, text: SALE, purpose: 'transactional', idempotency_key: 'k1' }),
  ).rejects.toMatchObject({
    code: -32002,
    data: {
      reason: 'marketing_as_transactional',
      findings: [{ rule: 'marketing_as_transactional', severity: 'blocker', span: { words: 'FLASH SALE' } }],
    },
  });
});

test('compliance.checkSend and messages.preview show the same blocker', async () => {
  const message = { text: SALE, purpose: 'transactional' } as const;
  const checked = await account.call('compliance.checkSend', { phone: ADA, ...message });
  const previewed = await account.call('messages.preview', { to: ADA, ...message });
  expect(checked.allow).toBe(false);
  expect(checked.gates.find(({ gate }) => gate === 'content')).toMatchObject({
    outcome: 'refuse',
    reason: 'marketing_as_transactional',
    inputs: { marketing: true, rules: 'marketing_as_transactional' },
  });
  expect(previewed.content_findings).toEqual(checked.content_findings);
  expect(previewed.content_findings[0]).toMatchObject({ rule: 'marketing_as_transactional', severity: 'blocker' });
  expect(previewed.decision.gates).toEqual(checked.gates);
});

test('a public link shortener is rejected for any purpose', async () => {
  await optIn(account, ADA);
  for (const purpose of ['marketing', 'transactional'] as const)
    await expect(
      account.call('messages.send', {
        to: ADA,
        text: 'Your order: bit.ly/3xYz',
        purpose,
        on_quiet_hours: 'defer',
        idempotency_key: `k-${purpose}`,
      }),
    ).rejects.toMatchObject({ data: { reason: 'public_shortener' } });
});

test('a template is classified with the values of the message', async () => {
  const send = (product: string) =>
    account.call('messages.send', {
      to: ADA,
      text: 'Hi {{ first_name }}, your order of {{ product }} shipped.',
      vars: { product },
      purpose: 'transactional',
      idempotency_key: product,
    });
  await expect(send('two THC gummies')).rejects.toMatchObject({ data: { reason: 'cannabis' } });
  expect(await send('two books')).toMatchObject({ state: 'queued' });
});

test('partner.send rejects marketing that is declared transactional', async () => {
  const partner = await registerPartner(app);
  await optIn(await partner.customer('shop-1'), ADA);
  const request = { external_ref: 'shop-1', to: ADA, text: SALE, purpose: 'transactional' } as const;
  await expect(partner.call('partner.send', { ...request, idempotency_key: 'p1' })).rejects.toMatchObject({
    data: { reason: 'marketing_as_transactional' },
  });
});

test('a campaign of marketing that is declared transactional has a blocker, even without an audience', async () => {
  const { campaign } = await account.call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Sale',
    body: SALE,
    purpose: 'transactional',
  });
  const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(preflight.ok).toBe(false);
  expect(preflight.blockers.map(({ code }) => code)).toContain('marketing_as_transactional');
  expect(preflight.content_findings[0]).toMatchObject({ severity: 'blocker' });
  expect(preflight.preflight_token).toBeNull();
});

test('an exception lets the message pass, and the decision record names it', async () => {
  await except('marketing_as_transactional');
  const sent = await account.call('messages.send', {
    to: ADA,
    text: SALE,
    purpose: 'transactional',
    idempotency_key: 'k2',
  });
  expect(sent.decision.gates.find(({ gate }) => gate === 'content')).toMatchObject({
    outcome: 'pass',
    inputs: { marketing: true, exceptions: 'marketing_as_transactional' },
  });
});

test('fan-out excludes a recipient whose values make the message forbidden', async () => {
  await optIn(account, ADA);
  await optIn(account, '+12025550144', { first_name: 'Casino' });
  const campaign = await launchCampaign(account, {
    name: 'Hello',
    body: 'Hi {{ first_name }}, we open at 9. Reply STOP to opt out.',
  });
  await runToEnd((onFailure) =>
    createFanOut(app.parts.database, () => app.clock.now, onFailure, 'http://localhost:4000'),
  );
  const { items } = await account.call('campaigns.recipients', { campaign_id: campaign.id });
  expect(items.map(({ outcome, reason }) => [outcome, reason]).sort()).toEqual([
    ['accepted', null],
    ['excluded', 'gambling'],
  ]);
});

test('preview, checkSend, preflight and templates warn about the variable of another product', async () => {
  const text = 'Acme: hi {name}, we are open. Reply STOP to opt out';
  const warning = { rule: 'placeholder', severity: 'warning' };
  await optIn(account, ADA);
  const previewed = await account.call('messages.preview', { to: ADA, text });
  const checked = await account.call('compliance.checkSend', { phone: ADA, text });
  const { campaign } = await account.call('campaigns.create', {
    name: 'Open',
    body: text,
    audience: { include: { all: true } },
  });
  const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  const { lint } = await account.call('templates.create', { name: 'Open', body: text });
  for (const findings of [previewed.content_findings, checked.content_findings, preflight.content_findings])
    expect(findings).toMatchObject([{ ...warning, span: { words: '{name}' } }]);
  expect(lint).toMatchObject([warning]);
});
