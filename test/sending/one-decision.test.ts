import fc from 'fast-check';
import type { Account } from '../../src/domain/account.ts';
import { DEFAULT_CALENDAR } from '../../src/domain/calendar/account-calendar.ts';
import { toSkillError } from '../../src/errors.ts';
import { walkAudience } from '../../src/people/audience/audience.ts';
import type { Sql } from '../../src/platform/database/sql.ts';
import { type IdPrefix, newId } from '../../src/platform/ids.ts';
import type { CampaignRow } from '../../src/sending/campaigns/campaign.ts';
import { loadCampaignFacts, reachOf } from '../../src/sending/campaigns/campaign-facts.ts';
import { evaluate, planAudience } from '../../src/sending/campaigns/evaluate.ts';
import { summarizeAudience } from '../../src/sending/campaigns/preflight/summarize.ts';
import { loadContent } from '../../src/sending/content/load-template.ts';
import { loadFacts } from '../../src/sending/facts/load-facts.ts';
import type { Decision, GateName } from '../../src/sending/facts/send-facts.ts';
import { decide, explain, refusalOf } from '../../src/sending/gates/evaluate.ts';
import { refusalError } from '../../src/sending/gates/refusal-error.ts';
import { sendBatch } from '../../src/sending/single/send-batch.ts';
import { singleSend } from '../../src/sending/single/send-one.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { KEY, type World, world } from '../support/drawn-send.ts';
import { optIn } from '../support/opt-in.ts';
import { registerPartner, type TestPartner } from '../support/partner.ts';

const PHONE = '+12125550110';
const CAP = { max: 1, window_hours: 24 };

let app: TestApp;
let partner: TestPartner;
let shop: Account;
let numberId: string;
let contactId: string;
let listId: string;
let bucketPercent: number;
let programs: readonly [string, string];

beforeAll(async () => {
  app = await startTestApp();
  partner = await registerPartner(app);
  const customer = await partner.customer('shop-1');
  await optIn(customer, PHONE, { first_name: 'Ada' });
  contactId = (await customer.call('contacts.get', { phone: PHONE })).contact.id;
  numberId = (await customer.call('phone-numbers.list', {})).items[0]?.id ?? '';
  listId = (await customer.call('lists.create', { name: 'Never', kind: 'suppression' })).list.id;
  const program = {
    name: 'News',
    brand: 'Shop',
    purpose: 'news of the shop',
    frequency: 'weekly',
    privacy_url: 'https://shop.example/privacy',
    terms_url: 'https://shop.example/terms',
  };
  const made = [await customer.call('program.create', program), await customer.call('program.create', program)];
  programs = made.map(({ program: { id } }) => id) as [string, string];
  shop = {
    tenantId: partner.accountId,
    accountId: customer.accountId,
    kind: 'customer',
    name: 'shop-1',
    state: 'active',
    defaultCountry: 'US',
    createdAt: new Date(),
    calendar: DEFAULT_CALENDAR,
  };
  const found = await app.parts.database.pool.query<{ percent: number }>(
    "SELECT (('x' || substr(md5('hold_out:' || $1 || ':' || $2), 1, 8))::bit(32)::bigint % 10000 / 100)::int AS percent",
    [customer.accountId, contactId],
  );
  bucketPercent = found.rows[0]?.percent ?? 0;
  await run(
    `INSERT INTO media_files (tenant_id, id, account_id, url, url_key, sha256, content_type, bytes, code, content, created_at, checked_at, used_at)
     VALUES ($1, $3, $2, 'https://shop.example/a.png', 'key', 'hash', 'image/png', 1, 'code', 'x', now(), now(), now())`,
    [FILE],
  );
  for (const status of ['MNO_PROVISIONED', 'TCR_SUSPENDED', 'TCR_EXPIRED'])
    await run(
      `INSERT INTO registrations (tenant_id, id, account_id, kind, content, status, submission_status, attempt, created_at, updated_at)
       VALUES ($1, $3, $2, 'campaign', '{}', $4, 'CREATED', 1, now(), now())`,
      [`reg_${status}`, status],
    );
});
afterAll(() => app.stop());

/** A statement with the tenant as $1 and the account as $2. */
async function run(sql: string, values: readonly unknown[] = []): Promise<void> {
  await app.parts.database.pool.query(sql, [shop.tenantId, shop.accountId, ...values]);
}

async function enter(drawn: World): Promise<void> {
  const { number, suppression } = drawn;
  await run('UPDATE accounts SET state = $3, paused = $4 WHERE tenant_id = $1 AND id = $2', [
    drawn.state,
    drawn.paused,
  ]);
  await run(
    'UPDATE accounts SET allowed_countries = CASE WHEN id = $2 THEN $3::text[] ELSE $4::text[] END WHERE tenant_id = $1',
    [drawn.allowedCountries, drawn.partnerCountries],
  );
  await run("UPDATE accounts SET state = $3 WHERE tenant_id = $1 AND id = $1 AND $2 <> ''", [drawn.partnerState]);
  await run(
    `UPDATE phone_numbers SET state = $4, phone = $5, carrier = $6, registration_state = $7, registration_id = $8, program_id = $9, is_default = true
      WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
    [
      ...[numberId, number.state, number.phone, number.carrier, number.verified ? 'ASSIGNED' : null],
      ...[number.registration && `reg_${number.registration}`, number.hasProgram ? programs[0] : null],
    ],
  );
  await run('DELETE FROM program_consents WHERE tenant_id = $1 AND account_id = $2');
  if (drawn.programConsent !== null)
    await run("INSERT INTO program_consents VALUES ($1, $2, $3, $4, $5, 'api', now(), NULL)", [
      ...[PHONE, programs[0], drawn.programConsent],
    ]);
  await run('UPDATE contacts SET consent_status = $3, review_since = $4 WHERE tenant_id = $1 AND account_id = $2', [
    drawn.consent,
    drawn.underReview ? new Date(drawn.at) : null,
  ]);
  await run('DELETE FROM suppressions WHERE tenant_id = $1 AND account_id = $2');
  await run("DELETE FROM list_members WHERE tenant_id = $1 AND list_id = $3 AND $2 <> ''", [listId]);
  const scopes: Record<string, string> = { program: programs[0], 'account:program': `account:${programs[0]}` };
  const scope = scopes[suppression] ?? (suppression === 'other' ? programs[1] : suppression);
  if (suppression === 'list')
    await run("INSERT INTO list_members SELECT $1, $3, $4, now() WHERE $2 <> ''", [listId, contactId]);
  else if (suppression !== 'no')
    await run("INSERT INTO suppressions VALUES ($1, $2, $3, $4, 'keyword', NULL, now())", [PHONE, scope]);
  await enterRelationship(drawn);
  const { caps, sentAt } = capOf(drawn);
  await run('DELETE FROM sending_rules WHERE tenant_id = $1 AND account_id = $2');
  await run('INSERT INTO sending_rules VALUES ($1, $2, $3, 1, now())', [{ caps, ...holdOutOf(drawn) }]);
  await run("DELETE FROM region_blocks WHERE '' NOT IN ($1, $2)");
  if (drawn.blockedUntil !== null)
    await run(
      "INSERT INTO region_blocks SELECT 'rgb_1', 'US-NY', '2029-06-13', $3::date, 'Emergency', now() WHERE '' NOT IN ($1, $2)",
      [drawn.blockedUntil],
    );
  await run('DELETE FROM messages WHERE tenant_id = $1 AND account_id = $2');
  if (sentAt !== null)
    await run(
      `INSERT INTO messages (tenant_id, id, account_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state,
                             due_at, submitting_at, accepted_at, carrier, created_at)
       VALUES ($1, 'msg_earlier', $2, $3, '+12025550100', $4, 'x', 'GSM-7', 1, 1, 'marketing', 'delivered', $5, $5, $5, 'simulator', $5)`,
      [numberId, PHONE, sentAt],
    );
  await run('UPDATE credit_accounts SET posted = $3, held = 0 WHERE tenant_id = $1 AND account_id = $2', [
    drawn.credits,
  ]);
}

async function enterRelationship({ relationship, at }: World): Promise<void> {
  await run('DELETE FROM relationships WHERE tenant_id = $1 AND account_id = $2');
  await run('DELETE FROM inbound_messages WHERE tenant_id = $1 AND account_id = $2');
  if (relationship === 'order' || relationship === 'ended')
    await run("INSERT INTO relationships VALUES ($1, $2, $3, 'order', '', $4, $5, now(), 'key', 'req')", [
      ...[PHONE, new Date(at - 86_400_000), relationship === 'ended' ? new Date(at) : null],
    ]);
  else if (relationship !== null)
    await run(
      `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, from_phone, to_phone, text, intent, carrier_message_id, received_at)
       VALUES ($1, 'inb_earlier', $2, $3, $4, '+12025550100', 'Hi', 'none', 'earlier', $5)`,
      [numberId, PHONE, new Date(at - (relationship === 'old_reply' ? 86_400_000 : 86_399_999))],
    );
}

function capOf({ capped, at }: World): { readonly caps: readonly object[]; readonly sentAt: Date | null } {
  if (capped === 'no') return { caps: [], sentAt: null };
  // Quiet hours may defer the message by half a day, so the test compares after an hour and after
  // two days.
  return { caps: [CAP], sentAt: new Date(at - (capped === 'full' ? 3_600_000 : 2 * 86_400_000)) };
}

/** The bucket of the contact lies above one share of whole percents, and within the next. */
function holdOutOf({ holdOut }: World): object {
  if (holdOut === 'none') return {};
  return { hold_out: { percent: holdOut === 'in' ? bucketPercent + 1 : bucketPercent, since: '2029-01-01T00:00:00Z' } };
}

const LINKS = { shorten: null, url: 'http://tern' };
const FILE = 'mfl_1';

/** The file of a message that has one, for single messages and for campaigns. */
const mediaOf = (fallback: World['media']) => ({ ids: fallback === null ? [] : [FILE], fallback, now: null });
const filesOf = (fallback: World['media']) => ({
  media: fallback === null ? null : [{ id: FILE }],
  media_fallback: fallback,
});

/** The decision for a single message, which checkSend explains. */
async function single(
  sql: Sql,
  { body, purpose, at, media }: World,
): Promise<{ decision: Decision; explained: Decision; error: unknown }> {
  const content = await loadContent(sql, shop, { text: body, field: 'text', links: LINKS, media: mediaOf(media) });
  const asked = { to: PHONE, purpose, content, now: new Date(at), at: new Date(at), onQuietHours: 'defer' } as const;
  const { facts } = await loadFacts(sql, shop, asked);
  const decision = decide(facts);
  const error = decision.allow ? null : refusalError(decision, facts);
  return { decision, explained: explain(facts), error };
}

/** The decision for a recipient of a campaign, and the result of its preflight. */
async function ofCampaign(
  sql: Sql,
  { body, purpose, at, credits, media }: World,
): Promise<{ decision: Decision; eligible: number }> {
  const audience = { include: { contact_ids: [contactId] } };
  const unset = { audience_rules: null, number_id: null, program_id: null, template_id: null };
  const campaign = {
    ...unset,
    template_version: null,
    experiment: null,
    local_time: null,
    body,
    purpose,
    audience,
    ...filesOf(media),
  };
  const facts = await loadCampaignFacts(sql, shop, campaign as unknown as CampaignRow, new Date(at), 'http://tern');
  const contacts = await walkAudience(sql, shop, facts.audience, new Date(at), { after: '' }, 10, reachOf(facts));
  const [timed] = [...(await planAudience(sql, shop, facts, contacts, { lock: 'none' }))];
  if (timed === undefined) throw new Error('the contact is not in the audience');
  const { eligible } = await summarizeAudience(sql, shop, facts, new Date(at));
  const funds = { available: credits, leftToday: null, leftInCampaign: null };
  return { decision: evaluate(facts, timed, funds, null).decision, eligible };
}

/** The outcome of a message that is sent, for the account or by its partner, and its decision. */
async function sent(
  { body, purpose, at, media }: World,
  externalRef: string | null,
): Promise<{ decision: unknown; error: unknown }> {
  const { database } = app.parts;
  const sender = {
    account: shop,
    key: KEY,
    requestId: 'req',
    now: new Date(at),
    newId: (prefix: IdPrefix) => newId(prefix, at),
  };
  const content = await loadContent(database, shop, { text: body, field: 'text', links: LINKS, media: mediaOf(media) });
  const send = singleSend(sender, { to: PHONE, purpose, content, at: new Date(at), onQuietHours: 'defer' });
  const request =
    externalRef === null
      ? send
      : { ...send, caller: { tenantId: partner.accountId, accountId: partner.accountId }, externalRef };
  return database.dryRun(async (tx) => {
    const [outcome] = await sendBatch(tx, [request]);
    if (outcome?.kind !== 'sent')
      return { decision: null, error: outcome?.kind === 'refused' ? outcome.error : outcome };
    const { tenantId } = shop;
    const stored = await tx.tenant(tenantId).messages.findFirst({ where: { id: outcome.sent.id } });
    return { decision: stored?.decision, error: null };
  });
}

/**
 * A campaign uses the number as it was parsed when the contact was stored, without its line type.
 */
function withoutLineType({ gates, ...decision }: Decision): unknown {
  return { ...decision, gates: gates.map((gate) => ({ ...gate, inputs: { ...gate.inputs, line_type: null } })) };
}

/** The error without its next actions, which may repeat the params of the call. */
function said(error: unknown): unknown {
  if (error === null) return null;
  const { code, message, details } = toSkillError(error);
  return { code, message, details };
}

test('messages.send, campaigns, partner.send, preflight and checkSend make the same decision for the same facts', async () => {
  const { database } = app.parts;
  const refusals = new Set<GateName | 'none'>();
  await fc.assert(
    fc.asyncProperty(world, async (drawn) => {
      await enter(drawn);
      const { decision, explained, error } = await single(database, drawn);
      const campaign = await ofCampaign(database, drawn);
      const both = [await sent(drawn, null), await sent(drawn, 'shop-1')];
      refusals.add(refusalOf(decision)?.gate ?? 'none');
      expect(withoutLineType(campaign.decision)).toEqual(withoutLineType(decision));
      for (const one of both) expect(said(one.error)).toEqual(said(error));
      for (const one of both) expect(one.decision).toEqual(decision.allow ? decision : null);
      expect(explained.gates.slice(0, decision.gates.length)).toEqual(decision.gates);
      const ignored: readonly GateName[] = ['state', 'sender', 'credits'];
      const stops = explained.gates.some(({ gate, outcome }) => outcome === 'refuse' && !ignored.includes(gate));
      expect(campaign.eligible).toBe(stops ? 0 : 1);
    }),
    { numRuns: 1_000 },
  );
  expect([...refusals].sort()).toEqual([
    'consent',
    'content',
    'credits',
    'frequency',
    'hold_out',
    'none',
    'quiet_hours',
    'recipient',
    'sender',
    'state',
  ]);
}, 90_000);
