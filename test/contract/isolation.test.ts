import type { SkillDefinition } from '../../codegen/contract.ts';
import type { TestAccount, TestApp } from '../support/app.ts';
import { FOREIGN, foreignAccount, foreignly, siblingAccount } from '../support/contract/foreign-world.ts';
import { exampleOf, ID, NOT_IDS_OF_TERN, type Params, type Place, positions } from '../support/contract/places.ts';
import { contentNaming } from '../support/contract/tables.ts';
import { contract, furnish, ready, startWalk, succeeding } from '../support/contract/walk.ts';
import { send, succeed } from '../support/contract/wire.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startWalk();
});
afterAll(() => app.stop());

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
    walked: positions.filter(({ skill, param }) => skill.scope !== 'partner' && param !== 'external_ref'),
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
      contact_id: ID('con'),
      program_id: ID('prg'),
      method: 'web_form',
      source: 'https://example.com/signup',
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
      const tenants = [caller.accountId, neighbour.accountId] as const;
      const before = await contentNaming(pool, tenants, named, caller.accountId);
      expect(before.contacts?.rows).toBeGreaterThan(0);
      await send(app, caller.key, position.skill.name, await callWith(caller, position, foreignly(position.own)));
      expect(await contentNaming(pool, tenants, named, caller.accountId)).toEqual(before);
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
