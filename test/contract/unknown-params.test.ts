import type { SkillName } from '../../src/generated/skills.ts';
import type { TestAccount, TestApp } from '../support/app.ts';
import { contract, furnishedAccount, ready, startWalk, succeeding } from '../support/contract/walk.ts';
import { send, succeed } from '../support/contract/wire.ts';

let app: TestApp;
let caller: TestAccount;

beforeAll(async () => {
  app = await startWalk();
  caller = await furnishedAccount(app);
});
afterAll(() => app.stop());

const isList = (skill: (typeof contract.skills)[number]): boolean =>
  skill.effect === 'read' && skill.params.some(({ name }) => name === 'cursor');
const lists = contract.skills.filter(isList);

test('every skill that is called a list is one', () => {
  // analytics.list tells about one list.
  const named = contract.skills.filter(
    ({ name, effect }) => /\.(?:list|find)/.test(name) && name !== 'analytics.list' && effect === 'read',
  );
  expect(named.filter((skill) => !isList(skill)).map(({ name }) => name)).toEqual([]);
  expect(lists.length).toBeGreaterThan(25);
});

test.each(lists.map((skill) => ({ name: skill.name, skill })))(
  '$name rejects the filter of another list by its name, and a misspelled param',
  async ({ skill }) => {
    const given = await ready(caller, skill.name, succeeding(skill)[0]?.params ?? {});
    const filters = ['message_id', 'variant', 'limti'].filter(
      (filter) => !skill.params.some((param) => param.name === filter),
    );
    for (const filter of filters) {
      const answer = await send(app, caller.key, skill.name, { ...given, [filter]: 43 });
      expect(answer.error).toMatchObject({
        code: -32602,
        message: expect.stringContaining(`${filter} is not a param of ${skill.name}`),
        data: {
          field_errors: [
            { path: `/${filter}`, fix: expect.stringMatching(/Did you mean|Its params are|It is a param of/) },
          ],
        },
      });
    }
    await succeed(app, caller.key, skill.name, { ...given, dry_run: true });
  },
);

const isStrict = ({ rejectsUnknown }: (typeof contract.skills)[number]): boolean => rejectsUnknown;

test.each(contract.skills.filter(isStrict).map((skill) => ({ name: skill.name, skill })))(
  '$name rejects any param that it does not have, and names those that it has',
  async ({ skill }) => {
    const given = await ready(caller, skill.name, succeeding(skill)[0]?.params ?? {});
    const answer = await send(app, caller.key, skill.name, { ...given, shoe_size: 43 });
    const known = skill.params.map(({ name }) => name).join(', ');
    expect(answer.error).toMatchObject({
      code: -32602,
      message: `shoe_size is not a param of ${skill.name}, so nothing was done. Its params are ${known}.`,
    });
  },
);

/** Words of other products and of other skills for the params of skills that protect people. */
const MEANT: readonly (readonly [skill: SkillName, given: string, meant: string])[] = [
  ['contacts.optOut', 'program_id', 'scope'],
  ['contacts.optOut', 'program', 'scope'],
  ['contacts.optOut', 'cause', 'reason'],
  ['contacts.optIn', 'date', 'captured_at'],
  ['contacts.optIn', 'consented_at', 'captured_at'],
  ['contacts.optIn', 'proof', 'evidence'],
  ['contacts.optIn', 'ip_address', 'evidence'],
  ['contacts.optIn', 'sorce', 'source'],
  ['contacts.requestOptIn', 'from_number', 'number_id'],
  ['contacts.import', 'opt_in', 'consent'],
  ['contacts.import', 'columns', 'mapping'],
  ['contacts.import', 'duplicates', 'on_duplicate'],
  ['compliance.suppress', 'numbers', 'phone'],
  ['compliance.suppress', 'program_id', 'scope'],
  ['compliance.quietHours', 'from', 'start'],
  ['compliance.quietHours', 'to', 'end'],
  ['compliance.quietHours', 'end_time', 'end'],
  ['compliance.quietHours', 'weekdays', 'days'],
  ['compliance.frequencyCap', 'hours', 'window_hours'],
  ['compliance.frequencyCap', 'cap', 'max'],
  ['compliance.consentExpiry', 'months', 'after_months'],
  ['billing.setLimits', 'daily_limit', 'daily_credits'],
  ['billing.setLimits', 'countries', 'allowed_countries'],
];

test.each(MEANT)('%s with %s names %s', async (name, given, meant) => {
  const answer = await send(app, caller.key, name, { [given]: '21:00' });
  expect(answer.error).toMatchObject({ code: -32602, message: expect.stringContaining(`Did you mean ${meant}?`) });
});

test.each(contract.skills.filter((skill) => !isStrict(skill)).map((skill) => ({ name: skill.name, skill })))(
  '$name ignores unknown params and lists them in the warnings',
  async ({ skill }) => {
    const key = skill.scope === 'public' ? null : caller.key;
    const [example] = succeeding(skill);
    const given = {
      ...(await ready(caller, skill.name, example?.params ?? {})),
      ...(skill.effect === 'read' ? {} : { dry_run: true }),
    };
    const plain = await succeed(app, key, skill.name, given);
    const answer = await succeed(app, key, skill.name, { ...given, shoe_size: 43, wrinkle: { a: 1 } });
    const own = (plain.warnings ?? []) as object[];
    expect(answer.warnings).toEqual([
      ...own,
      { code: 'unknown_param', param: 'shoe_size', message: expect.stringContaining('shoe_size') },
      { code: 'unknown_param', param: 'wrinkle', message: expect.stringContaining('wrinkle') },
    ]);
    expect(Object.keys(answer).filter((field) => field !== 'warnings')).toEqual(
      Object.keys(plain).filter((field) => field !== 'warnings'),
    );
    expect(own.filter((warning) => (warning as { code?: string }).code === 'unknown_param')).toEqual(
      example?.params.limit === 'x' ? [expect.anything()] : [],
    );
  },
);
