import fc from 'fast-check';
import type { SegmentRule } from '../../../src/generated/types.ts';
import { conversion, conversionRule } from './conversions.ts';
import type { PlainContact, PlainEvent, PlainMessage } from './evaluate.ts';

/** A leap day in the morning in Paris, on which it is still 28 February in Honolulu. */
export const NOW = new Date('2028-02-29T08:00:00.000Z');

const DAY = 86_400_000;
const ZONES = [null, 'Europe/Paris', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'America/New_York', 'Asia/Kolkata'];
const NAMES = [null, 'Ada', 'adam', 'Grace', '100%', 'a_b', 'O\\Neil'];
const EVENTS = ['order.placed', 'page.viewed'];
export const ORIGINS = [
  {},
  { campaign_id: 'cmp_a' },
  { campaign_id: 'cmp_b' },
  { journey_id: 'jrn_a', node_id: 'jnd_a' },
  { journey_id: 'jrn_a', node_id: 'jnd_b' },
  { journey_id: 'jrn_b', node_id: 'jnd_c' },
] as const;
export const LISTS = ['lst_a', 'lst_b'];
export const TAGS = ['tag_a', 'tag_b'];
/** Whose members are tracked. */
export const TRACKED = ['seg_a', 'seg_b'];
const TIMES = [
  NOW.toISOString(),
  new Date(NOW.getTime() - 7 * DAY).toISOString(),
  new Date(NOW.getTime() - 7 * DAY + 1).toISOString().replace('.001', ''),
  new Date(NOW.getTime() + 1000).toISOString().replace('.000', ''),
  new Date(NOW.getTime() + 7 * DAY).toISOString(),
  new Date(NOW.getTime() + 7 * DAY + 1000).toISOString().replace('.000', ''),
  '2028-03-05',
  '1992-02-29',
  '1990-02-28',
  '1991-03-01',
  '2028-02-29',
  '2027-02-29',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '2026-06-30T23:30:00-05:00',
  '2026-06-31',
  '2100-02-29',
  '2000-02-29T12:00Z',
];
const VALUES: readonly (string | number | boolean)[] = [
  ...TIMES.map((time) => time.replace(/\.\d+Z$/, 'Z')),
  ...['42', '-3.5', '42 ', '1e3', '', 'true', 'Paris', 'paris', '999999999999999999'],
  ...[42, -3.5, 0, 0.1, 1e21],
  ...[true, false],
];
const ATTRIBUTES = ['a', 'b.c', "o'clock"];

const one = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const eventTime = fc
  .oneof(fc.constantFrom(0, 1, -1, 7 * DAY, 7 * DAY - 1, 7 * DAY + 1, 30 * DAY), fc.integer({ min: 0, max: 90 * DAY }))
  .map((ago) => new Date(NOW.getTime() - ago));

const event: fc.Arbitrary<PlainEvent> = fc.record({
  name: one(EVENTS),
  at: eventTime,
  properties: fc
    .tuple(
      fc.dictionary(one(['total', 'kind']), one(VALUES), { maxKeys: 2 }),
      fc.option(fc.array(one(VALUES), { maxLength: 3 }), { nil: undefined }),
      fc.option(fc.array(fc.dictionary(one(['sku', 'total']), one(VALUES), { maxKeys: 2 }), { maxLength: 3 }), {
        nil: undefined,
      }),
    )
    .map(([values, tags, items]) => ({ ...values, ...(tags && { tags }), ...(items && { items }) })),
});

const click: fc.Arbitrary<PlainEvent> = fc
  .tuple(eventTime, one(ORIGINS), one(['lnk_a', 'lnk_b']))
  .map(([at, origin, link_id]) => ({ name: 'link.clicked', at, properties: { ...origin, link_id } }));

const message: fc.Arbitrary<PlainMessage> = fc
  .tuple(one(ORIGINS), one(['queued', 'sent', 'delivered', 'undelivered', 'rejected']), eventTime)
  .map(([origin, state, at]) => ({ origin, state, at, accepted: state !== 'queued' && state !== 'rejected' }));

const change = fc.option(eventTime, { nil: null });

export const contact: fc.Arbitrary<Omit<PlainContact, 'id'>> = fc
  .record({
    fields: fc.record({
      phone: fc.integer({ min: 0, max: 999_999 }).map((number) => `+1202555${String(number).padStart(6, '0')}`),
      country: one(['US', 'FR']),
      first_name: one(NAMES),
      last_name: one(NAMES),
      email: one([null, 'ada@example.com']),
      timezone: one(ZONES),
    }),
    createdAt: eventTime,
    attributes: fc.dictionary(one(ATTRIBUTES), fc.oneof(one(VALUES), fc.array(one(VALUES), { maxLength: 3 })), {
      maxKeys: 3,
    }),
    consent: one(['none', 'pending', 'opted_in', 'opted_out']),
    lists: fc.subarray(LISTS),
    tags: fc.subarray(TAGS),
    changes: fc.dictionary(one(TRACKED), fc.record({ joined: change, left: change })),
    events: fc
      .tuple(fc.array(event, { maxLength: 4 }), fc.array(click, { maxLength: 2 }))
      .map(([events, clicks]) => [...events, ...clicks]),
    conversions: fc.array(conversion(eventTime), { maxLength: 3 }),
    messages: fc.uniqueArray(message, { maxLength: 3, selector: ({ origin }) => origin }),
    replies: fc.array(fc.tuple(eventTime, one(['none', 'stop', 'narrow', 'help']), one(ORIGINS)), { maxLength: 2 }),
  })
  .map(({ replies, ...drawn }) => ({
    ...drawn,
    // An opt-out for some messages is none of a reply, as one for all.
    replies: replies.map(([at, intent, origin]) => ({
      at,
      intent: intent === 'narrow' ? 'stop' : intent,
      answers: drawn.messages.find((sent) => sent.origin === origin) ?? null,
    })),
  }));

const anyTime = one(TIMES.filter((time) => !/(2027-02-29|02-30|-13-|0000|06-31|2100)/.test(time)));
const scalar = one(VALUES.filter((value) => value !== ''));
const element = scalar.filter((value) => typeof value !== 'boolean') as fc.Arbitrary<string | number>;
const text = one(['a', 'A', '%', '_', '\\', 'da', '4', 'Paris', 'ris']);
const number = one([42, -3.5, 0, 0.1, 41.999]);
const within = fc.record({
  amount: one([1, 7, 30]),
  unit: one(['minutes', 'hours', 'days', 'weeks'] as const),
});
const sorted = <T extends string | number>(low: T, high: T, key: (value: T) => number): T[] =>
  key(low) <= key(high) ? [low, high] : [high, low];
const range = fc.oneof(
  fc.tuple(number, number).map(([a, b]): (string | number)[] => sorted(a, b, (value) => value)),
  fc.tuple(anyTime, anyTime).map(([a, b]): (string | number)[] => sorted(a, b, (value) => Date.parse(value))),
);

const listComparison = fc.oneof(
  fc.record({
    operator: one(['contains_any', 'contains_all', 'contains_none'] as const),
    values: fc.array(element, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    operator: fc.constant('size_between' as const),
    values: one([
      [0, 0],
      [1, 2],
      [2, 50],
    ]),
  }),
);
const jsonComparison = fc.oneof(
  fc.record({ operator: one(['eq', 'neq'] as const), value: scalar }),
  fc.record({ operator: one(['in', 'nin'] as const), values: fc.array(element, { minLength: 1, maxLength: 3 }) }),
  fc.record({ operator: one(['contains', 'starts_with'] as const), value: text }),
  fc.record({ operator: one(['gt', 'gte', 'lt', 'lte'] as const), value: number }),
  fc.record({ operator: fc.constant('between' as const), values: range }),
  listComparison,
  fc.record({ operator: one(['exists', 'not_exists'] as const) }),
);
const timeComparison = fc.oneof(
  fc.record({ operator: one(['before', 'after'] as const), value: anyTime }),
  fc.record({ operator: one(['within_last', 'not_within_last', 'within_next', 'not_within_next'] as const), within }),
  fc.record({ operator: fc.constant('anniversary' as const), days_from_now: one([-1, 0, 1, 366, -366, 365]) }),
  fc.record({
    operator: fc.constant('between' as const),
    values: fc.tuple(anyTime, anyTime).map(([a, b]) => sorted(a, b, (value) => Date.parse(value))),
  }),
);
const textComparison = fc.oneof(
  fc.record({ operator: one(['eq', 'neq'] as const), value: one(['Ada', 'US', 'Europe/Paris', 'crm-3']) }),
  fc.record({ operator: one(['in', 'nin'] as const), values: fc.subarray(['Ada', 'US', 'crm-3'], { minLength: 1 }) }),
  fc.record({ operator: one(['contains', 'starts_with'] as const), value: text }),
  fc.record({ operator: one(['exists', 'not_exists'] as const) }),
);

const last = fc.oneof(fc.constant({}), fc.record({ within }));
const eventWindow = fc.oneof(
  last,
  fc.constant({ from: '2028-01-01T00:00:00Z' }),
  fc.constant({ to: '2028-02-22T08:00:00Z' }),
);
const conditions = fc.array(
  fc
    .tuple(one(['total', 'kind', 'tags', 'tags[]', 'items[].sku', 'items[].total', 'kind[]']), jsonComparison)
    .map(([property, rest]) => ({ property, ...rest })),
  { maxLength: 2 },
);
const counted = fc
  .record({ operator: one(['at_least', 'at_most', 'exactly'] as const), count: one([0, 1, 2]) })
  .filter(({ operator, count }) => operator !== 'at_least' || count > 0);
const sumComparison = fc.oneof(
  fc.record({ operator: one(['eq', 'gt', 'gte', 'lt', 'lte'] as const), value: number }),
  fc.record({
    operator: fc.constant('between' as const),
    values: fc.tuple(number, number).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]),
  }),
);
const ruleOrigin = fc.oneof(one(ORIGINS), one([{ journey_id: 'jrn_a' }, { journey_id: 'jrn_b' }]));

const leaf: fc.Arbitrary<SegmentRule> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(one(ATTRIBUTES), fc.oneof(jsonComparison, timeComparison))
      .map(([name, rest]): SegmentRule => ({ kind: 'field', field: `attributes.${name}`, ...rest })),
  },
  fc
    .tuple(one(['country', 'external_id', 'first_name', 'last_name', 'email', 'timezone']), textComparison)
    .map(([field, rest]): SegmentRule => ({ kind: 'field', field, ...rest })),
  timeComparison.map((rest): SegmentRule => ({ kind: 'field', field: 'created_at', ...rest })),
  fc.tuple(one(EVENTS), counted, eventWindow, conditions).map(
    ([name, count, window, where]): SegmentRule => ({
      kind: 'event',
      name,
      ...count,
      ...window,
      ...(where.length > 0 && { where }),
    }),
  ),
  fc.tuple(one(EVENTS), one(['total', 'kind', 'tags[]', 'items[].total']), sumComparison, eventWindow, conditions).map(
    ([name, property, rest, window, where]): SegmentRule => ({
      kind: 'event_sum',
      name,
      property,
      ...rest,
      ...window,
      ...(where.length > 0 && { where }),
    }),
  ),
  conversionRule(eventWindow),
  fc.tuple(ruleOrigin, fc.option(one(['lnk_a', 'lnk_b']), { nil: undefined }), counted, last).map(
    ([origin, link, count, window]): SegmentRule => ({
      kind: 'click',
      ...origin,
      ...(link && { link_id: link }),
      ...count,
      ...window,
    }),
  ),
  fc
    .tuple(ruleOrigin, counted, last)
    .map(([origin, count, window]): SegmentRule => ({ kind: 'reply', ...origin, ...count, ...window })),
  fc
    .tuple(
      ruleOrigin,
      fc.option(fc.subarray(['sent', 'delivered', 'rejected'] as const, { minLength: 1 }), { nil: undefined }),
      last,
    )
    .map(
      ([origin, states, window]): SegmentRule => ({ kind: 'message', ...origin, ...(states && { states }), ...window }),
    ),
  one(['none', 'pending', 'opted_in', 'opted_out'] as const).map(
    (status): SegmentRule => ({ kind: 'consent', status }),
  ),
  one(LISTS).map((id): SegmentRule => ({ kind: 'list', list_id: id })),
  one(TAGS).map((id): SegmentRule => ({ kind: 'tag', tag_id: id })),
  fc
    .tuple(one(TRACKED), one(['joined', 'left'] as const), within)
    .map(
      ([id, kind, window]): SegmentRule => ({ kind: 'segment_change', segment_id: id, change: kind, within: window }),
    ),
  fc
    .tuple(fc.integer({ min: 0, max: 9999 }), one(['', 'spring']))
    .map(([from, seed]): SegmentRule => ({ kind: 'random_bucket', from, to: 9999, seed })),
  fc.constant<SegmentRule>({ kind: 'in_hold_out' }),
);

/** Rule trees of a depth of at most 4, in which every kind of leaf occurs. */
export const rules: fc.Arbitrary<SegmentRule> = fc.letrec<{ tree: SegmentRule }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((inner): SegmentRule => ({ kind: 'and', rules: inner })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((inner): SegmentRule => ({ kind: 'or', rules: inner })),
    tie('tree').map((inner): SegmentRule => ({ kind: 'not', rule: inner })),
  ),
})).tree;
