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

/** Skills whose `text` or `body` comes from a recipient or a web service, or is never sent. */
const RECEIVING = new Set(['ai.classifyReply', 'messages.simulateInbound', 'journeys.simulate', 'inbox.addNote']);
const COPY = 'Acme: Hi {first_name}, your order is ready. Reply STOP to opt out';

/** The params with other copy in each `text` and `body`; null without any. */
function withCopy(value: unknown): { readonly value: unknown; readonly isChanged: boolean } {
  if (typeof value !== 'object' || value === null) return { value, isChanged: false };
  let isChanged = false;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if ((key === 'text' || key === 'body') && typeof inner === 'string') {
      isChanged = true;
      return [key, COPY];
    }
    const changed = withCopy(inner);
    isChanged ||= changed.isChanged;
    return [key, changed.value];
  });
  return { value: Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries), isChanged };
}

const cases = contract.skills
  .filter(({ name }) => !RECEIVING.has(name))
  .flatMap((skill) =>
    succeeding(skill)
      .map(({ params }) => withCopy(params))
      .filter(({ isChanged }) => isChanged)
      .slice(0, 1)
      .map(({ value }) => ({ name: skill.name, skill, params: value as Record<string, unknown> })),
  );

test('the walk finds the skills that take copy', () => {
  const names = cases.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['messages.send', 'campaigns.create', 'templates.create', 'partner.send']),
  );
  expect(names).toEqual(expect.arrayContaining(['journeys.nodes.create', 'messages.preview', 'billing.estimate']));
});

test.each(cases)('$name warns about a variable as another product writes it', async ({ skill, params }) => {
  const given = { ...(await ready(caller, skill.name, params)), ...(skill.effect === 'read' ? {} : { dry_run: true }) };
  const answer = await succeed(app, caller.key, skill.name, given);
  expect(answer.warnings ?? []).toContainEqual(
    expect.objectContaining({ code: 'placeholder', message: expect.stringContaining('"{first_name}"') }),
  );
});
