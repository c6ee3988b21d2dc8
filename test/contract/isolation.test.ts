import type { SkillDefinition } from '../../codegen/contract.ts';
import type { TestAccount, TestApp } from '../support/app.ts';
import { FOREIGN, foreignAccount, foreignly, siblingAccount } from '../support/contract/foreign-world.ts';
import { contentNaming } from '../support/contract/tables.ts';
import { contract, furnish, ready, startWalk, succeeding } from '../support/contract/walk.ts';
import { send, succeed } from '../support/contract/wire.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startWalk();
});
afterAll(() => app.stop());

type Params = Readonly<Record<string, unknown>>;

/** A position in the params of a skill that contains the id of a resource. */
interface Place {
  readonly title: string;
  readonly skill: SkillDefinition;
  readonly param: string;
  readonly own: string;
  readonly put: (id: string) => Params;
}

const ID = (kind: string, number = 1): string => `${kind}_01jd000000000000000000000${number}`;

/** An id of the caller's own data for each param that takes ids, by param name. */
const owned: Readonly<Record<string, string>> = {
  actor: ID('key'),
  series_id: ID('cmp', 6),
  brand_id: ID('brn'),
  'compliance.registerBrand brand_id': ID('brn', 2),
  registration_id: ID('reg'),
  'phone-numbers.assign registration_id': ID('reg', 2),
  campaign_id: ID('cmp', 2),
  contact_id: ID('con'),
  contact_ids: ID('con'),
  event_id: ID('evt'),
  event_ids: ID('evt', 2),
  external_id: 'crm-1',
  'analytics.recordConversion external_id': 'order-1001',
  'analytics.recordEvent external_id': 'cart-1001',
  contact_external_id: 'crm-1',
  external_ref: 'shop-42',
  from: 'VIP',
  ids: ID('con'),
  into: 'VIP',
  job_id: ID('scn'),
  key_id: ID('key'),
  link_id: ID('lnk'),
  list_id: ID('lst'),
  list_ids: ID('lst'),
  loser_id: ID('con', 2),
  message_id: ID('msg'),
  number_id: ID('num'),
  phone: '+12025550143',
  program_id: ID('prg'),
  rule_id: ID('aut'),
  segment_id: ID('seg'),
  segment_ids: ID('seg'),
  source_id: ID('src'),
  tag: ID('tag'),
  tag_id: ID('tag'),
  tag_ids: ID('tag'),
  tags: ID('tag'),
  template_id: ID('tpl'),
  winner_id: ID('con'),
  'partner.send template_id': ID('tpl', 9),
};

/** Params that refer to something outside of Tern, or that Tern does not read yet. */
const NOT_IDS_OF_TERN = [
  'phone-numbers.acquire phone',
  'compliance.registerBrand alt_business_id',
  'compliance.registerBrand reference_id',
  'compliance.registerCampaign reference_id',
  'compliance.registerCampaign reseller_id',
  'compliance.registerTollFree reference_id',
];
const isName = (param: string): boolean => /_ids?$|^(ids|tags?|actor|phone|external_ref)$/.test(param);
/** Params that give a name to a new resource. */
const NEW_NAMES = ['partner.createCustomer external_ref'];

const PURCHASE = { event: 'purchase', value_minor: 4200, currency: 'USD' };

/** Additional params of a call, where no example has them together with the id. */
const besides: Readonly<Record<string, Params>> = {
  'analytics.recordConversion external_id': { ...PURCHASE, contact_id: ID('con') },
  'analytics.recordConversion phone': { event: 'purchase' },
  'analytics.recordEvent contact_external_id': { name: 'cart.updated' },
  'analytics.recordEvent external_id': { contact_id: ID('con'), name: 'cart.updated' },
  'analytics.recordEvent phone': { name: 'cart.updated' },
  'billing.estimate audience': { text: 'Your table is ready' },
  'billing.estimate template_id': { to: '+12025550143' },
  'campaigns.create template_id': { name: 'With a template' },
  'campaigns.update template_id': { campaign_id: ID('cmp') },
  'compliance.checkSend contact_id': { text: 'Hello' },
  'contacts.consentHistory phone': {},
  'contacts.forget phone': {},
  ...{ 'contacts.get external_id': {}, 'contacts.get contact_id': {} },
  ...{ 'contacts.list list_id': {}, 'contacts.list segment_id': {}, 'contacts.list tag': {} },
  'contacts.optIn contact_id': { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  'contacts.optIn source_id': { phone: '+12025550143', captured_at: '2026-01-01T00:00:00Z' },
  'contacts.optOut phone': {},
  'contacts.recordRelationship contact_id': { kind: 'order' },
  'contacts.upsert external_id': { timezone: 'Europe/Paris' },
  'hygiene.lookup contact_id': {},
  'hygiene.scan segment_id': {},
  'lists.addContacts segment_id': { list_id: ID('lst') },
  ...{ 'messages.list contact_id': {}, 'messages.list campaign_id': {} },
  'messages.preview template_id': {},
  'messages.send contact_id': { text: 'Hello' },
  'partner.send template_id': { idempotency_key: 'k', external_ref: 'shop-42', to: '+12025550143' },
  'messages.send template_id': { to: '+12025550143', vars: { first_name: 'Ada' } },
  'segments.preview segment_id': {},
  'tags.assign segment_id': { tag: 'Regulars' },
  'tags.assign tag': { ids: [ID('con')] },
  'tags.assign ids': { tag: 'Regulars' },
  'tags.merge into': { from: 'Regulars' },
};

const exampleOf = (skill: SkillDefinition): Params => succeeding(skill)[0]?.params ?? {};

function placeOf(skill: SkillDefinition, param: string, nested?: readonly [string, string]): Place {
  const base = besides[`${skill.name} ${param}`] ?? exampleOf(skill);
  const key = nested?.[1] ?? param;
  // An example about a paused campaign needs that campaign, so its own id takes precedence.
  const shown = exampleOf(skill)[param];
  const own =
    besides[`${skill.name} ${param}`] === undefined && typeof shown === 'string' && /^[a-z]{3}_/.test(shown)
      ? shown
      : (owned[`${skill.name} ${key}`] ?? owned[key] ?? '');
  const { schema } = skill.params.find(({ name }) => name === param) ?? {};
  const put = (id: string): Params => {
    if (nested !== undefined) return { ...base, [param]: { include: { all: true }, [nested[0]]: { [key]: [id] } } };
    return { ...base, [param]: schema?.type === 'array' ? [id] : id };
  };
  return { title: `${skill.name} ${[param, ...(nested ?? [])].join('.')}`, skill, param, own, put };
}

const positions = contract.skills.flatMap((skill) =>
  skill.params.flatMap(({ name }) => {
    if (name === 'audience')
      return ['include', 'exclude'].flatMap((part) =>
        ['contact_ids', 'list_ids', 'tag_ids', 'segment_ids'].map((ids) => placeOf(skill, name, [part, ids])),
      );
    if (NOT_IDS_OF_TERN.includes(`${skill.name} ${name}`) || NEW_NAMES.includes(`${skill.name} ${name}`)) return [];
    const isTag = skill.name === 'tags.merge' && (name === 'from' || name === 'into');
    return isName(name) || isTag ? [placeOf(skill, name)] : [];
  }),
);

const asDryRun = ({ effect }: SkillDefinition, params: Params): Params =>
  effect === 'read' ? params : { ...params, dry_run: true };

/**
 * The response without what differs between calls: the requested id, new ids, and the request id.
 */
async function said(key: string, skill: SkillDefinition, params: Params, asked: string): Promise<string> {
  const { status, body } = await send(app, key, skill.name, params);
  return JSON.stringify({ status, body })
    .replaceAll(asked, 'ASKED')
    .replaceAll(/"req_\w+"/g, '"REQUEST"')
    .replaceAll(/\b[a-z]{3}_[0-9a-z]{26}\b/g, 'MADE');
}

/** An id in the same format as an existing one. */
const absentOf = (id: string): string =>
  id.startsWith('+') ? '+12025550188' : id.includes('_') ? `${id.slice(0, -4)}zzzz` : `${id}-none`;

/**
 * A campaign stores contact ids as they are given, and resolves them within the account when it is
 * sent.
 */
const STORED_UNCHECKED = /^campaigns\.(create|update) audience\.\w+\.contact_ids$/;

/** The params of a call that belongs to the caller except for one id. */
async function callWith(caller: TestAccount, { skill, param, own, put }: Place, id: string): Promise<Params> {
  return { ...(await ready(caller, skill.name, put(own))), [param]: put(id)[param] };
}

describe.each([
  {
    who: 'another tenant that is also a partner',
    walked: positions,
    readers: contract.skills.filter(({ effect }) => effect === 'read'),
    settle: async () => {
      const ours = await app.account({ credits: 1000 });
      await furnish(app, ours);
      return { ours, theirs: await foreignAccount(app) };
    },
  },
  {
    // A partner may access its end-customers, but these may not access each other.
    who: 'another account of the same tenant',
    walked: positions.filter(({ skill }) => skill.scope !== 'partner'),
    readers: contract.skills.filter(({ effect, scope }) => effect === 'read' && scope !== 'partner'),
    settle: async () => {
      const ours = await app.account({ credits: 1000 });
      const theirs = await siblingAccount(app, ours);
      await furnish(app, ours);
      return { ours, theirs };
    },
  },
])('isolation from $who', ({ settle, walked, readers }) => {
  let ours: TestAccount;
  let theirs: TestAccount;
  beforeAll(async () => {
    ({ ours, theirs } = await settle());
    // A second tag for the merge.
    await theirs.call('tags.create', { name: 'Foreign-Regulars' });
    await ours.call('tags.create', { name: 'Regulars' });
    // A program with a number to send from.
    await ours.call('phone-numbers.assign', { number_id: ID('num'), program_id: ID('prg') });
    await ours.call('contacts.optIn', {
      ...{ contact_id: ID('con'), program_id: ID('prg'), method: 'web_form', source: 'https://example.com/signup' },
      captured_at: '2026-01-01T00:00:00Z',
    });
  });

  test.each(walked)('$title: a foreign id is answered like an unknown one', async (position) => {
    const { title, skill, own } = position;
    const foreign = foreignly(own);
    expect(foreign).not.toBe(own);
    const ask = async (id: string): Promise<string> =>
      said(ours.key, skill, asDryRun(skill, await callWith(ours, position, id)), id);
    const [answered, absent] = [await ask(foreign), await ask(absentOf(foreign))];
    expect(answered).toBe(absent);
    expect(answered).not.toMatch(FOREIGN);
    expect(answered).not.toContain('"code":-32603');
    // The caller's own id must be accepted at this position; otherwise the call was rejected for
    // another reason.
    const allowed = await ask(own);
    expect(allowed).toMatch(/^\{"status":200,"body":\{"jsonrpc":"2.0","id":1,"result":/);
    expect(allowed === answered).toBe(STORED_UNCHECKED.test(title));
  });

  test.each(walked.filter(({ skill: { effect } }) => effect !== 'read'))(
    '$title: a call with a foreign id changes no data of its owner',
    async (position) => {
      const { pool } = app.parts.database;
      // A separate pair of accounts, because these calls are not dry runs.
      const { ours: caller, theirs: neighbour } = await settle();
      const named = [neighbour.accountId, '_01je0'];
      const before = await contentNaming(pool, named, caller.accountId);
      await send(app, caller.key, position.skill.name, await callWith(caller, position, foreignly(position.own)));
      expect(await contentNaming(pool, named, caller.accountId)).toEqual(before);
    },
  );

  test.each(readers.map((skill) => ({ name: skill.name, skill })))(
    '$name returns no foreign data, with or without a foreign cursor',
    async ({ skill }) => {
      const examples = succeeding(skill).map(({ params }) => params);
      const unfiltered =
        skill.paginated && skill.params.every(({ required }) => !required) && exampleOf(skill).contact_id === undefined
          ? [{}]
          : [];
      for (const params of [...examples, ...unfiltered]) {
        const shown = JSON.stringify(await succeed(app, ours.key, skill.name, params));
        expect(shown).not.toMatch(FOREIGN);
        expect(shown).not.toContain(theirs.accountId);
      }
      if (!skill.paginated) return;
      const asTheirs = JSON.parse(foreignly(JSON.stringify(exampleOf(skill)))) as Params;
      const page = await succeed(app, theirs.key, skill.name, { ...asTheirs, limit: 1 });
      if (typeof page.next_cursor !== 'string') return;
      const shown = await succeed(app, ours.key, skill.name, {
        ...exampleOf(skill),
        cursor: page.next_cursor,
        limit: 200,
      });
      expect(JSON.stringify(shown)).not.toMatch(FOREIGN);
    },
  );

  test('a campaign to a foreign contact has no recipients', async () => {
    const draft = { name: 'Far', body: 'Hi! Reply STOP to opt out.' };
    const audience = { include: { contact_ids: [foreignly(ID('con')), ID('con')] } };
    const { campaign } = await ours.call('campaigns.create', { ...draft, audience });
    const { audience: reached } = await ours.call('campaigns.preflight', { campaign_id: campaign.id });
    expect(reached).toMatchObject({ total: 1 });
  });
});

test('every param that contains an id is tested, or listed as one that does not', () => {
  const walked = new Set(positions.map(({ title }) => title));
  const missed = contract.skills.flatMap(({ name: skill, params }) =>
    params
      .map(({ name }) => name)
      .filter(
        (name) =>
          /_ids?$/.test(name) && !NOT_IDS_OF_TERN.includes(`${skill} ${name}`) && !walked.has(`${skill} ${name}`),
      )
      .map((name) => `${skill} ${name}`),
  );
  expect(missed).toEqual([]);
  expect(positions.filter(({ own }) => own === '').map(({ title }) => title)).toEqual([]);
});
