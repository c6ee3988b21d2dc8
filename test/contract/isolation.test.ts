import type { SkillDefinition } from '../../codegen/contract.ts';
import type { TestAccount, TestApp } from '../support/app.ts';
import { FOREIGN, foreignAccount, foreignly, siblingAccount } from './support/foreign-world.ts';
import { contentNaming } from './support/tables.ts';
import { contract, furnish, ready, startWalk, succeeding } from './support/walk.ts';
import { send, succeed } from './support/wire.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startWalk();
});
afterAll(() => app.stop());

type Params = Readonly<Record<string, unknown>>;

/** One place in the params of one skill where the id of something stands. */
interface Place {
  readonly title: string;
  readonly skill: SkillDefinition;
  readonly param: string;
  readonly own: string;
  readonly put: (id: string) => Params;
}

const ID = (kind: string, number = 1): string => `${kind}_01jd000000000000000000000${number}`;

/** An id of our own world for each param that takes ids, by its name. */
const owned: Readonly<Record<string, string>> = {
  actor: ID('key'),
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
  external_ref: 'shop-42',
  from: 'VIP',
  ids: ID('con'),
  into: 'VIP',
  job_id: ID('scn'),
  key_id: ID('key'),
  list_id: ID('lst'),
  list_ids: ID('lst'),
  loser_id: ID('con', 2),
  message_id: ID('msg'),
  number_id: ID('num'),
  phone: '+12025550143',
  program_id: ID('prg'),
  source_id: ID('src'),
  tag: ID('tag'),
  tag_id: ID('tag'),
  tag_ids: ID('tag'),
  tags: ID('tag'),
  template_id: ID('tpl'),
  winner_id: ID('con'),
  'partner.send template_id': ID('tpl', 9),
};

/** Params that name something outside of Tern, or that Tern does not read yet. */
const NAMES_NOTHING_OF_OURS = [
  'phone-numbers.acquire phone',
  'compliance.registerBrand alt_business_id',
  'compliance.registerBrand reference_id',
  'compliance.registerCampaign reference_id',
  'compliance.registerCampaign reseller_id',
  'compliance.registerTollFree reference_id',
];
const isName = (param: string): boolean => /_ids?$|^(ids|tags?|actor|phone|external_ref)$/.test(param);
/** Params by which something gets its name. */
const NEW_NAMES = ['partner.createCustomer external_ref'];

/** What a call needs beside the id, where no example has the two together. */
const besides: Readonly<Record<string, Params>> = {
  'analytics.recordConversion external_id': {
    contact_id: ID('con'),
    event: 'purchase',
    value_minor: 4200,
    currency: 'USD',
  },
  'analytics.recordConversion phone': { event: 'purchase' },
  'billing.estimate audience': { text: 'Your table is ready' },
  'billing.estimate template_id': { to: '+12025550143' },
  'campaigns.create template_id': { name: 'With a template' },
  'campaigns.update template_id': { campaign_id: ID('cmp') },
  'compliance.checkSend contact_id': { text: 'Hello' },
  'contacts.consentHistory phone': {},
  'contacts.forget phone': {},
  'contacts.get external_id': {},
  'contacts.get contact_id': {},
  'contacts.list list_id': {},
  'contacts.list tag': {},
  'contacts.optIn contact_id': { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  'contacts.optIn source_id': { phone: '+12025550143', captured_at: '2026-01-01T00:00:00Z' },
  'contacts.optOut phone': {},
  'contacts.upsert external_id': { timezone: 'Europe/Paris' },
  'hygiene.lookup contact_id': {},
  'messages.list contact_id': {},
  'messages.list campaign_id': {},
  'messages.preview template_id': {},
  'messages.send contact_id': { text: 'Hello' },
  'partner.send template_id': { idempotency_key: 'k', external_ref: 'shop-42', to: '+12025550143' },
  'messages.send template_id': { to: '+12025550143', vars: { first_name: 'Ada' } },
  'tags.assign tag': { ids: [ID('con')] },
  'tags.assign ids': { tag: 'Regulars' },
  'tags.merge into': { from: 'Regulars' },
};

const exampleOf = (skill: SkillDefinition): Params => succeeding(skill)[0]?.params ?? {};

function placeOf(skill: SkillDefinition, param: string, nested?: readonly [string, string]): Place {
  const base = besides[`${skill.name} ${param}`] ?? exampleOf(skill);
  const key = nested?.[1] ?? param;
  // An example about a paused campaign is about that one: its own id says what the neighbour's is.
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

const places = contract.skills.flatMap((skill) =>
  skill.params.flatMap(({ name }) => {
    if (name === 'audience')
      return ['include', 'exclude'].flatMap((part) =>
        ['contact_ids', 'list_ids', 'tag_ids'].map((ids) => placeOf(skill, name, [part, ids])),
      );
    if (NAMES_NOTHING_OF_OURS.includes(`${skill.name} ${name}`) || NEW_NAMES.includes(`${skill.name} ${name}`))
      return [];
    const isTag = skill.name === 'tags.merge' && (name === 'from' || name === 'into');
    return isName(name) || isTag ? [placeOf(skill, name)] : [];
  }),
);

const rehearsed = ({ effect }: SkillDefinition, params: Params): Params =>
  effect === 'read' ? params : { ...params, dry_run: true };

/** An answer without what differs from call to call: the id that was asked for, the ids that were made, the request's own. */
async function said(key: string, skill: SkillDefinition, params: Params, asked: string): Promise<string> {
  const { status, body } = await send(app, key, skill.name, params);
  return JSON.stringify({ status, body })
    .replaceAll(asked, 'ASKED')
    .replaceAll(/"req_\w+"/g, '"REQUEST"')
    .replaceAll(/\b[a-z]{3}_[0-9a-z]{26}\b/g, 'MADE');
}

/** Of the same shape as an id that exists. */
const absentOf = (id: string): string =>
  id.startsWith('+') ? '+12025550188' : id.includes('_') ? `${id.slice(0, -4)}zzzz` : `${id}-none`;

/** A campaign keeps the ids of contacts as they are given: they are held against the account's contacts when it is sent. */
const KEPT_AS_GIVEN = /^campaigns\.(create|update) audience\.\w+\.contact_ids$/;

/** The params of a call that is ours in all but the one id. */
async function callWith(caller: TestAccount, { skill, param, own, put }: Place, id: string): Promise<Params> {
  return { ...(await ready(caller, skill.name, put(own))), [param]: put(id)[param] };
}

describe.each([
  {
    who: 'another tenant, a partner too',
    walked: places,
    readers: contract.skills.filter(({ effect }) => effect === 'read'),
    settle: async () => {
      const ours = await app.account({ credits: 1000 });
      await furnish(app, ours);
      return { ours, theirs: await foreignAccount(app) };
    },
  },
  {
    // To a partner its end-customers are no neighbours: they are so to each other.
    who: 'another account of the same tenant',
    walked: places.filter(({ skill }) => skill.scope !== 'partner'),
    readers: contract.skills.filter(({ effect, scope }) => effect === 'read' && scope !== 'partner'),
    settle: async () => {
      const ours = await app.account({ credits: 1000 });
      const theirs = await siblingAccount(app, ours);
      await furnish(app, ours);
      return { ours, theirs };
    },
  },
])('the neighbour is $who', ({ settle, walked, readers }) => {
  let ours: TestAccount;
  let theirs: TestAccount;
  beforeAll(async () => {
    ({ ours, theirs } = await settle());
    // A second tag to merge.
    await theirs.call('tags.create', { name: 'Foreign-Regulars' });
    await ours.call('tags.create', { name: 'Regulars' });
    // A program that has something to send from.
    await ours.call('phone-numbers.assign', { number_id: ID('num'), program_id: ID('prg') });
  });

  test.each(walked)('$title: an id of a neighbour is answered as one that never was', async (place) => {
    const { title, skill, own } = place;
    const foreign = foreignly(own);
    expect(foreign).not.toBe(own);
    const ask = async (id: string): Promise<string> =>
      said(ours.key, skill, rehearsed(skill, await callWith(ours, place, id)), id);
    const [answered, absent] = [await ask(foreign), await ask(absentOf(foreign))];
    expect(answered).toBe(absent);
    expect(answered).not.toMatch(FOREIGN);
    expect(answered).not.toContain('"code":-32603');
    // Our own id at the same place gets through: otherwise something else was refused, and the likeness would show nothing.
    const allowed = await ask(own);
    expect(allowed).toMatch(/^\{"status":200,"body":\{"jsonrpc":"2.0","id":1,"result":/);
    expect(allowed === answered).toBe(KEPT_AS_GIVEN.test(title));
  });

  test.each(walked.filter(({ skill: { effect } }) => effect !== 'read'))(
    '$title: a call that names what is a neighbour’s changes nothing of his',
    async (place) => {
      const { pool } = app.parts.database;
      // A pair of their own: what is called here is not rehearsed.
      const { ours: caller, theirs: neighbour } = await settle();
      const named = [neighbour.accountId, '_01je0'];
      const before = await contentNaming(pool, named, caller.accountId);
      await send(app, caller.key, place.skill.name, await callWith(caller, place, foreignly(place.own)));
      expect(await contentNaming(pool, named, caller.accountId)).toEqual(before);
    },
  );

  test.each(readers.map((skill) => ({ name: skill.name, skill })))(
    '$name shows nothing of a neighbour, with or without his cursor',
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

  test('a campaign to a contact of a neighbour reaches nobody', async () => {
    const draft = { name: 'Far', body: 'Hi! Reply STOP to opt out.' };
    const audience = { include: { contact_ids: [foreignly(ID('con')), ID('con')] } };
    const { campaign } = await ours.call('campaigns.create', { ...draft, audience });
    const { audience: reached } = await ours.call('campaigns.preflight', { campaign_id: campaign.id });
    expect(reached).toMatchObject({ total: 1 });
  });
});

test('every param that names something is walked, or said to name nothing of ours', () => {
  const walked = new Set(places.map(({ title }) => title));
  const missed = contract.skills.flatMap(({ name: skill, params }) =>
    params
      .map(({ name }) => name)
      .filter(
        (name) =>
          /_ids?$/.test(name) && !NAMES_NOTHING_OF_OURS.includes(`${skill} ${name}`) && !walked.has(`${skill} ${name}`),
      )
      .map((name) => `${skill} ${name}`),
  );
  expect(missed).toEqual([]);
  expect(places.filter(({ own }) => own === '').map(({ title }) => title)).toEqual([]);
});
