import type { SegmentRule } from '../../../src/generated/types.ts';
import { createRule } from '../../automation/support.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { buildDraft } from '../../support/journeys/build.ts';
import { openAccount } from '../../support/journeys/person.ts';

const app = useTestApp();

const TOO_LONG = { data: { field_errors: [{ rule: expect.stringContaining('4096 characters') }] } };

/** Rules whose patterns have this many characters together, 512 in each but the last. */
const patterns = (characters: number): SegmentRule => {
  const lengths = Array.from({ length: Math.ceil(characters / 512) }, (_, at) => Math.min(512, characters - at * 512));
  const rules = lengths.map(
    (length, at): SegmentRule => ({
      kind: 'field',
      field: 'attributes.note',
      operator: at % 2 === 0 ? 'contains' : 'starts_with',
      value: 'é'.repeat(length),
    }),
  );
  return { kind: 'or', rules };
};

const WHERE = Array.from({ length: 5 }, () => ({
  property: 'note',
  operator: 'contains' as const,
  value: 'x'.repeat(1024),
}));

const createSegment = async ({ call }: TestAccount, name: string, rules: SegmentRule): Promise<SegmentRule> => {
  const { segment } = await call('segments.create', { name, rules });
  return { kind: 'segment', segment_id: segment.id };
};

test('the patterns of a segment have at most 4,096 characters together', async () => {
  const { call } = await app.account();
  expect((await call('segments.preview', { rules: patterns(4096) })).count).toBe(0);
  await expect(call('segments.preview', { rules: patterns(4097) })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/rules/rules/8/value', rule: expect.stringContaining('4096 characters') }] },
  });
});

test('the patterns of referenced segments count as often as they are used, and the error names the segment', async () => {
  const account = await app.account();
  const inner = await createSegment(account, 'Inner', patterns(2048));
  await createSegment(account, 'Twice', { kind: 'and', rules: [inner, inner] });
  const rules: SegmentRule = { kind: 'and', rules: [inner, inner, { kind: 'not', rule: inner }] };
  await expect(account.call('segments.create', { name: 'Three times', rules })).rejects.toMatchObject({
    code: -32602,
    data: {
      field_errors: [{ path: '/rules/rules/2/rule/segment_id', rule: expect.stringContaining('4096 characters') }],
    },
  });
});

test('a referenced segment whose patterns grew later is refused before it becomes a statement', async () => {
  const { call, ...account } = await app.account();
  const { segment } = await call('segments.create', { name: 'Inner', rules: patterns(10) });
  const inner = { kind: 'segment', segment_id: segment.id } as const;
  const outer = await createSegment({ call, ...account }, 'Outer', { kind: 'and', rules: [inner, inner] });
  await call('segments.update', { segment_id: segment.id, rules: patterns(4000) });
  await expect(call('segments.preview', { rules: outer })).rejects.toMatchObject({ code: -32602 });
  const { segment_id: id } = outer as typeof inner;
  await expect(call('segments.members', { segment_id: id })).rejects.toMatchObject({
    data: { reason: 'segment_too_complex' },
  });
});

test('segments of one audience have at most 4,096 characters of patterns together', async () => {
  const account = await app.account();
  const first = await createSegment(account, 'First', patterns(4096));
  const second = await createSegment(account, 'Second', patterns(1));
  const ids = [first, second].map((rule) => (rule.kind === 'segment' ? rule.segment_id : ''));
  const audience = (segment_ids: string[]) => ({ body: 'Hi', audience: { include: { segment_ids } } });
  const { campaign: fits } = await account.call('campaigns.create', { name: 'One', ...audience(ids.slice(0, 1)) });
  await account.call('campaigns.preflight', { campaign_id: fits.id });
  const { campaign } = await account.call('campaigns.create', { name: 'Both', ...audience(ids) });
  await expect(account.call('campaigns.preflight', { campaign_id: campaign.id })).rejects.toMatchObject({
    data: { reason: 'segment_too_complex' },
  });
});

test('conditions of automation rules and their triggers have at most 4,096 characters of patterns', async () => {
  const account = await app.account();
  await account.call('tags.create', { name: 'Buyers' });
  await expect(createRule(account, { conditions: patterns(4097) })).rejects.toMatchObject(TOO_LONG);
  const trigger = { kind: 'event' as const, name: 'order.placed', where: WHERE };
  await expect(createRule(account, { trigger })).rejects.toMatchObject({
    data: { field_errors: [{ path: '/trigger/where/4/value' }] },
  });
});

test('rules and event conditions of journeys are checked as those of segments are', async () => {
  const account = await openAccount(app);
  const onEvent = { kind: 'event' as const, name: 'order.placed' };
  const create = (settings: Parameters<typeof buildDraft>[1], nodes: Parameters<typeof buildDraft>[2] = {}) =>
    buildDraft(account, settings, nodes, []);
  const call = { entry: { kind: 'call' as const } };
  await expect(create({ ...call, entry_rules: patterns(4097) })).rejects.toMatchObject(TOO_LONG);
  await expect(create({ entry: { ...onEvent, where: WHERE } })).rejects.toMatchObject({
    data: { field_errors: [{ path: '/entry/where/4/value' }] },
  });
  await expect(create({ ...call, exit: [{ ...onEvent, where: WHERE }] })).rejects.toMatchObject({
    data: { field_errors: [{ path: '/exit/0/where/4/value' }] },
  });
  const where = [{ property: 'total', operator: 'gt' as const, value: 'many' }];
  const timeout = { amount: 1, unit: 'days' as const };
  await expect(
    create(call, { wait: { kind: 'wait_for', for: 'event', name: 'order.placed', where, timeout } }),
  ).rejects.toMatchObject({
    data: { field_errors: [{ path: '/config/where/0/value', rule: 'must be a number for gt' }] },
  });
});
