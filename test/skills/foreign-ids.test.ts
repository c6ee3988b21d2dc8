import { catalog } from '../../src/generated/catalog.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { brandParams, campaignParams } from './compliance/support/registrations.ts';

let app: TestApp;
let mine: TestAccount;
/** Ids of this account and of another one, by the param that takes them. */
let ours: Readonly<Record<string, string>>;
let theirs: Readonly<Record<string, string>>;

const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

const program = {
  brand: 'Acme Coffee',
  purpose: 'news',
  frequency: 'weekly',
  privacy_url: 'https://acme.example/privacy',
  terms_url: 'https://acme.example/terms',
} as const;

async function furnish({ call }: TestAccount, name: string): Promise<Readonly<Record<string, string>>> {
  const { number } = await call('phone-numbers.ensureDefault', {});
  const { contact } = await call('contacts.upsert', { phone: '+12025550143' });
  await call('contacts.optIn', { contact_id: contact.id, ...consent });
  const { brand_id } = await call('compliance.registerBrand', brandParams);
  const { registration_id } = await call('compliance.registerCampaign', { ...campaignParams, brand_id });
  const { message_id } = await call('messages.send', { to: '+12025550143', text: 'Hello' });
  return {
    contact_id: contact.id,
    message_id,
    number_id: number.id,
    list_id: (await call('lists.create', { name })).list.id,
    tag_id: (await call('tags.create', { name })).tag.id,
    template_id: (await call('templates.create', { name, body: 'Hi' })).template.id,
    campaign_id: (await call('campaigns.create', { name, body: 'Hi' })).campaign.id,
    program_id: (await call('program.create', { ...program, name })).program.id,
    brand_id,
    registration_id,
    key_id: (await call('agent.createKey', { name, permissions: ['read'] })).key_id,
  };
}

beforeAll(async () => {
  app = await startTestApp();
  mine = await app.account();
  ours = await furnish(mine, 'Ours');
  theirs = await furnish(await app.account(), 'Theirs');
});
afterAll(() => app.stop());

/** What a call needs besides the id, so that the id is what it is refused for. */
const besides: Readonly<Record<string, () => Record<string, unknown>>> = {
  'billing.estimate template_id': () => ({ to: '+12025550110' }),
  'campaigns.create template_id': () => ({ name: 'Mine' }),
  'campaigns.create number_id': () => ({ name: 'Mine', body: 'Hi' }),
  'campaigns.launch campaign_id': () => ({ preflight_token: 'x' }),
  'campaigns.update campaign_id': () => ({ name: 'Mine' }),
  'campaigns.update template_id': () => ({ campaign_id: ours.campaign_id }),
  'campaigns.update number_id': () => ({ campaign_id: ours.campaign_id }),
  'compliance.registerBrand brand_id': () => brandParams,
  'compliance.registerCampaign brand_id': () => campaignParams,
  'compliance.registerCampaign program_id': () => ({ ...campaignParams, brand_id: ours.brand_id }),
  'compliance.checkSend contact_id': () => ({ text: 'Hi' }),
  'contacts.import list_id': () => ({ contacts: [{ phone: '+12025550110' }] }),
  'contacts.optIn contact_id': () => consent,
  'lists.addContacts list_id': () => ({ contact_ids: [ours.contact_id] }),
  'lists.removeContacts list_id': () => ({ contact_ids: [ours.contact_id] }),
  'messages.preview contact_id': () => ({ text: 'Hi' }),
  'messages.send contact_id': () => ({ text: 'Hi' }),
  'messages.send template_id': () => ({ to: '+12025550110' }),
  'messages.send number_id': () => ({ to: '+12025550110', text: 'Hi' }),
  'phone-numbers.assign program_id': () => ({ number_id: ours.number_id }),
  'phone-numbers.assign registration_id': () => ({ number_id: ours.number_id }),
  'templates.render contact_id': () => ({ template_id: ours.template_id }),
  'templates.setState template_id': () => ({ state: 'archived' }),
  'templates.update template_id': () => ({ name: 'Mine' }),
};

/** Names that callers choose themselves: they mean nothing outside of an account. */
const OWN_NAMES = ['alt_business_id', 'external_id', 'reference_id', 'reseller_id', 'source_id'];
/** Scopes of consent, which are kept as they are given. */
const SCOPES = ['contacts.optIn program_id'];

/** A filter that nothing fits gives an empty page. */
const LISTS: readonly string[] = ['compliance.registrations', 'messages.list'];

/** Those of partners are walked in test/contract/isolation, between partners. */
const calls = Object.entries(catalog).flatMap(([skill, { params, scope }]) =>
  params
    .filter((param) => scope !== 'partner' && /^[a-z]+_id$/.test(param) && !OWN_NAMES.includes(param))
    .filter((param) => !SCOPES.includes(`${skill} ${param}`))
    .map((param) => [skill, param] as const),
);

/** What came back, without what differs from call to call: the ids themselves, the request's id and times. */
async function answer(skill: string, param: string, id: string): Promise<string> {
  const { body } = await app.post(
    { jsonrpc: '2.0', id: 1, method: skill, params: { ...besides[`${skill} ${param}`]?.(), [param]: id } },
    { authorization: `Bearer ${mine.key}` },
  );
  return JSON.stringify(body)
    .replaceAll(id, 'ID')
    .replaceAll(/req_\w+/g, 'REQ');
}

test.each(calls)('%s answers to the %s of another account as to one that does not exist', async (skill, param) => {
  const foreign = theirs[param];
  if (foreign === undefined) throw new Error(`Nothing here has a ${param}: make one above.`);
  const absent = `${foreign.slice(0, -4)}zzzz`;
  const said = await answer(skill, param, foreign);
  expect(said).toBe(await answer(skill, param, absent));
  // A refusal of other params would be alike for no good reason.
  expect(said).not.toMatch(/is required|Theirs/);
  if (!LISTS.includes(skill)) expect(said).toMatch(/"code":(-32001|-32003)\b/);
});
