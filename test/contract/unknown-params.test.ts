import type { TestAccount, TestApp } from '../support/app.ts';
import { contract, furnishedAccount, ready, startWalk, succeeding } from '../support/contract/walk.ts';
import { succeed } from '../support/contract/wire.ts';

let app: TestApp;
let caller: TestAccount;

beforeAll(async () => {
  app = await startWalk();
  caller = await furnishedAccount(app);
});
afterAll(() => app.stop());

test.each(contract.skills.map((skill) => ({ name: skill.name, skill })))(
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
