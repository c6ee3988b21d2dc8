import { catalog } from '../../src/generated/catalog.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, call, sendRaw } from '../support/http/wire.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

const MARKER = 'hunter2-c0ffee';
const shapes: readonly unknown[] = [
  MARKER,
  `{{ ${MARKER}`,
  `{% ${MARKER} %}`,
  MARKER.repeat(1000),
  [MARKER],
  [{ 'a name': MARKER }],
  { 'a name': MARKER },
  { include: { 'a name': [MARKER] } },
];

test('no error repeats the params of the call', async () => {
  let refused = 0;
  for (const [skill, { params }] of Object.entries(catalog)) {
    // A dry run of a public skill has no account whose transaction could be rolled back.
    if (skill === 'agent.provision') continue;
    for (const shape of shapes) {
      const given = Object.fromEntries(params.map((name) => [name, shape]));
      for (const set of [given, ...params.map((name) => ({ [name]: shape, dry_run: true }))]) {
        const { body, status } = await sendRaw(app, JSON.stringify(call(skill, set)), bearer(account.key));
        expect(status).toBe(200);
        if (body.error === undefined) continue;
        refused += 1;
        const said = JSON.stringify(body.error);
        expect(body.error.code).not.toBe(-32603);
        expect({ skill, said }).toEqual({
          skill,
          said: expect.not.stringContaining(MARKER),
        });
      }
    }
  }
  expect(refused).toBeGreaterThan(500);
}, 60_000);
