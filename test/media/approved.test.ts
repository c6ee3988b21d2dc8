import { approve, ask, asking, read } from '../approvals/support.ts';
import { createRule } from '../automation/support.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { ADA, failureOf, readCopy, submittedTo } from '../support/media/media-account.ts';

const HOUR_MS = 3_600_000;
const DAYTIME = '2029-06-13T17:30:00Z';
let files: FileServer;
let app: TestApp;

beforeAll(async () => {
  files = await startFileServer();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: files.host });
});
afterAll(async () => {
  await app.stop();
  await files.stop();
});
beforeEach(() => {
  app.clock.now = new Date(DAYTIME);
});

const messageWith = (link: string) => ({
  to: ADA,
  text: 'Your receipt',
  purpose: 'transactional' as const,
  media: [link],
});

async function sentCopy(account: TestAccount): Promise<Buffer> {
  const [[copy = ''] = []] = await submittedTo(app, account, ADA);
  return Buffer.from(await (await readCopy(app, copy)).arrayBuffer());
}

test('a person approves the files that are sent, however long the decision takes', async () => {
  const { owner, agent } = await asking(app);
  const link = files.serve('/approved.png', image(1));
  const id = await ask(agent, messageWith(link));
  expect((await read(owner, id)).effect).toMatchObject({ credits: 3, messages: 1 });
  app.clock.advance(2 * HOUR_MS);
  expect((await approve(owner, id)).approval.state).toBe('executed');
  await app.drain();
  expect(await sentCopy(owner)).toEqual(image(1));
});

test('an approved call is not made when a file has changed since, and its effect shows the new file', async () => {
  const { owner, agent } = await asking(app);
  const link = files.serve('/swapped.png', image(2));
  const id = await ask(agent, messageWith(link));
  const { effect_hash } = await read(owner, id);
  files.serve('/swapped.png', image(3));
  app.clock.advance(2 * HOUR_MS);
  const decision = { approval_id: id, decision: 'approve', effect_hash } as const;
  expect(await failureOf(owner.call('command.approvals.decide', decision))).toMatchObject({ code: -32002 });
  await app.drain();
  expect((await owner.call('messages.list', {})).items).toEqual([]);
});

test('a plan reads the links of all its calls, shows what they send, and sends that', async () => {
  const { owner } = await asking(app);
  const [one, two] = [files.serve('/plan-1.png', image(4)), files.serve('/plan-2.png', image(5))];
  const { plan_id, plan_hash, steps } = await owner.call('command.plan', {
    steps: [
      { skill: 'messages.send', params: messageWith(one) },
      { skill: 'templates.create', params: { name: 'Receipt', body: 'Thanks', media: [two] } },
      { skill: 'messages.send', params: { ...messageWith(two), text: 'And this' } },
    ],
  });
  expect(steps.map(({ error }) => error)).toEqual([null, null, null]);
  expect(files.asked.filter((path) => path.startsWith('/plan-'))).toHaveLength(2);
  expect((await owner.call('messages.list', {})).items).toEqual([]);
  await owner.call('command.execute', { plan_id: plan_id ?? '', plan_hash: plan_hash ?? '' });
  await app.drain();
  const { items } = await owner.call('messages.list', {});
  expect(items.map(({ media }) => media?.[0]?.url).sort()).toEqual([one, two].sort());
});

test('a rule of automation sends media through the same checks', async () => {
  const { owner } = await asking(app);
  const link = files.serve('/rule.png', image(6));
  await createRule(owner, {
    trigger: { kind: 'event', name: 'order.placed' },
    actions: [{ skill: 'messages.send', params: messageWith(link) }],
  });
  await owner.call('analytics.recordEvent', { name: 'order.placed', phone: ADA });
  await app.drain();
  expect(await sentCopy(owner)).toEqual(image(6));
});
