import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { runGuide } from '../support/guides/run-guide.ts';
import { root } from '../support/house/source-files.ts';

/** A Tuesday outside quiet hours in the United States: the day on which the guides are read. */
const DAYTIME = '2026-11-24T18:30:00Z';
const RECEIPTS_AFTER_MS = 10_000;

/** Guides that need other programs or a service of another kind, and the tests that run them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'agents.md': 'agents.test.ts',
  'partner-in-an-hour.md': 'partner.test.ts',
  'pictures.md': 'pictures.test.ts',
  'smpp-and-twilio.md': 'carriers.test.ts',
};

const names = readdirSync(join(root, 'docs/guides')).filter((name) => name.endsWith('.md'));
const here = names.filter((name) => ELSEWHERE[name] === undefined);
let app: TestApp;

beforeAll(async () => {
  const port = String(await freePort());
  app = await startTestApp({ PORT: port, TERN_PUBLIC_URL: `http://127.0.0.1:${port}` });
});
afterAll(() => app.stop());

test.each(here)(
  'every command of %s works, and the responses are those that it shows',
  async (name) => {
    app.clock.now = new Date(DAYTIME);
    const languages = await runGuide(`docs/guides/${name}`, {
      replacements: { 'http://localhost:4000': app.url },
      afterCommands: async () => {
        // One round submits, the next ones receive what the carrier and the registry answer.
        for (let rounds = 0; rounds < 3; rounds += 1) {
          app.clock.advance(RECEIPTS_AFTER_MS);
          await app.drain();
        }
      },
    });
    expect(languages).toContain('sh');
  },
  60_000,
);

test('the guides that run elsewhere exist, and so do their tests', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(ELSEWHERE)));
  expect(readdirSync(join(root, 'test/guides'))).toEqual(expect.arrayContaining(Object.values(ELSEWHERE)));
});
