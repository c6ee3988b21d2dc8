import fc from 'fast-check';
import type { Definition } from '../../../src/domain/journeys/graph.ts';
import { conditionOf, edgesOf } from '../../../src/domain/journeys/graph.ts';
import type { JourneyNodeConfig, JourneySimulatedEvent, SegmentRule } from '../../../src/generated/types.ts';

const minutes = fc.integer({ min: 1, max: 4_000 }).map((amount) => ({ amount, unit: 'minutes' as const }));
const NAMES = ['seen', 'ordered', 'left'] as const;
const name = fc.constantFrom(...NAMES);
/** Where entries and events have the key of an enrollment. */
export const KEY = 'event.order';
/** Of the two enrollments of a contact in a journey with keys. */
export const KEYS = ['A', 'B'] as const;
/** By which contacts enter some journeys, and by which the properties of an enrollment change. */
export const ENTRY_EVENT = 'started';
const UPDATE_EVENT = 'moved';
const keyed = fc.option(fc.constant(KEY), { nil: undefined });
const where = fc.option(
  fc.integer({ min: 0, max: 9 }).map((value) => [{ property: 'total', operator: 'gte' as const, value }]),
  { nil: undefined },
);

const amount = fc.integer({ min: 0, max: 9 });
const BOUGHT = 'bought';
const ofAtLeast = (value: number) => [{ property: 'value_minor', operator: 'gte' as const, value }];

/** Answers change while the contact goes through the graph: what it did, and what nodes changed. */
const rules = fc.oneof(
  fc.record({ kind: fc.constant('event' as const), name }),
  amount.map((min): SegmentRule => ({ kind: 'conversion', event: BOUGHT, currency: 'USD', min_value_minor: min })),
  amount.map((value): SegmentRule => ({ kind: 'conversion_sum', currency: 'USD', operator: 'gte', value })),
  fc.constant<SegmentRule>({ kind: 'field', field: 'attributes.step', operator: 'exists' }),
  fc.constant<SegmentRule>({ kind: 'consent', status: 'opted_in' }),
  fc.constant<SegmentRule>({ kind: 'field', field: 'first_name', operator: 'eq', value: 'Ada' }),
) as fc.Arbitrary<SegmentRule>;

/** More than half of the nodes, so that messages follow each other. */
const fixed = fc.constantFrom<JourneyNodeConfig>(
  { kind: 'send', text: 'Acme: Hi {{ first_name }}! Reply STOP to opt out.' },
  { kind: 'send', text: 'Acme: Your {{ attributes.step }} is due. Reply STOP to opt out.' },
  { kind: 'send', text: 'Acme: Good morning! Reply STOP to opt out.', send_between: { from: '09:00', to: '11:30' } },
  {
    kind: 'send',
    text: 'Acme: Soon gone! Reply STOP to opt out.',
    send_between: { from: '06:00', to: '06:30' },
    expires_after: { amount: 2, unit: 'hours' },
  },
  { kind: 'goal' },
  { kind: 'exit' },
  { kind: 'update_contact', attributes: { step: 'visit' } },
  { kind: 'update_contact', first_name: 'Grace' },
  {
    kind: 'random_split',
    variants: [
      { name: 'a', share: 30 },
      { name: 'b', share: 70 },
    ],
  },
  { kind: 'delay_until', time: '09:30', days: ['mon', 'thu'] },
  { kind: 'delay_until', attribute: 'renews_at', offset_minutes: 45 },
  {
    kind: 'webhook',
    url: 'https://shop.example/points',
    save: [
      { pointer: '/step', attribute: 'step' },
      { pointer: '/renews_at', attribute: 'renews_at' },
    ],
  },
  { kind: 'delay_until', property: 'starts_at', offset_minutes: -90 },
  { kind: 'wait_for', for: 'reply', words: ['yes'], timeout: { amount: 2, unit: 'days' } },
  { kind: 'wait_for', for: 'click', timeout: { amount: 5, unit: 'hours' } },
  { kind: 'delay_until', property: 'starts_at', of: 'awaited', offset_minutes: 30 },
  {
    kind: 'send',
    text: 'Acme: You said {{ awaited.text | default: "nothing" }}, {{ awaited.total }}. Reply STOP to opt out.',
  },
  { kind: 'split', where: [{ property: 'total', operator: 'gte', value: 5 }], of: 'awaited' },
  { kind: 'split', where: [{ property: 'starts_at', operator: 'exists' }] },
);

const config = fc.oneof(
  { weight: 6, arbitrary: fixed },
  minutes.map((duration): JourneyNodeConfig => ({ kind: 'delay', duration })),
  rules.map((rule): JourneyNodeConfig => ({ kind: 'split', rules: rule })),
  fc.tuple(name, where, minutes, keyed).map(
    ([event, conditions, timeout, key]): JourneyNodeConfig => ({
      kind: 'wait_for',
      timeout,
      branches: [
        { name: 'done', for: 'event', event, ...(conditions && { where: conditions }), ...(key && { key }) },
        { name: 'said', for: 'reply', patterns: ['yes *', 'what * this'] },
        { name: 'seen: twice', for: 'event', event: 'seen' },
        { name: 'clicked', for: 'click' },
        { name: 'bought', for: 'conversion', event: BOUGHT },
      ],
    }),
  ),
  fc.tuple(name, where, minutes, keyed).map(
    ([event, conditions, timeout, key]): JourneyNodeConfig => ({
      kind: 'wait_for',
      for: 'event',
      name: event,
      timeout,
      ...(conditions && { where: conditions }),
      ...(key && { key }),
    }),
  ),
  fc.tuple(amount, minutes).map(
    ([least, timeout]): JourneyNodeConfig => ({
      kind: 'wait_for',
      for: 'conversion',
      name: BOUGHT,
      where: ofAtLeast(least),
      timeout,
    }),
  ),
);

/** What a webhook node is answered. */
export const ANSWERS = [
  { status: 200, body: { step: 'points', renews_at: '2029-06-22T10:00:00Z' } },
  { status: 410, body: { step: 'never saved' } },
] as const;

export interface DrawnJourney {
  readonly answer: (typeof ANSWERS)[number];
  /** Messages a minute; null: no limit. The simulation does not wait for it. */
  readonly throttle: number | null;
  /** With an entry key, the contact is in the journey once for each of `KEYS`. */
  readonly definition: Definition;
  readonly events: readonly (Omit<JourneySimulatedEvent, 'at'> & { readonly afterMinutes: number })[];
  readonly properties: Readonly<Record<string, unknown>>;
}

const events = fc.array(
  fc.record({
    afterMinutes: fc.integer({ min: 1, max: 20_000 }),
    content: fc.oneof(
      fc.record({
        kind: fc.constant('event' as const),
        name: fc.oneof({ weight: 4, arbitrary: name }, fc.constantFrom(UPDATE_EVENT, ENTRY_EVENT)),
        properties: fc.record(
          {
            total: fc.integer({ min: 0, max: 9 }),
            starts_at: fc.constantFrom('2029-06-20T10:00:00Z', '2029-06-24T10:00:00Z'),
            order: fc.constantFrom(...KEYS),
          },
          { requiredKeys: ['total'] },
        ),
      }),
      fc.record({ kind: fc.constant('reply' as const), text: fc.constantFrom('Yes!', 'what is this', 'HELP', 'STOP') }),
      fc.constant({ kind: 'click' as const }),
      amount.map((value) => ({
        kind: 'conversion' as const,
        name: BOUGHT,
        properties: { value_minor: value, currency: 'USD' },
      })),
    ),
  }),
  { maxLength: 6 },
);

/** Two messages in a row, of which the second waits for a throttle. */
const beginningWithTwo = ({
  configs,
  targets,
}: {
  readonly configs: readonly JourneyNodeConfig[];
  readonly targets: readonly number[];
}) => {
  const hello: JourneyNodeConfig = { kind: 'send', text: 'Acme: Hello! Reply STOP to opt out.' };
  return { configs: [hello, { ...hello }, ...configs], targets: [0, ...targets] };
};

/** An entry event without a key would begin an enrollment that no simulation is asked for. */
function withKey<Content extends Omit<JourneySimulatedEvent, 'at'>>(content: Content): Content {
  return content.name === ENTRY_EVENT ? { ...content, properties: { order: KEYS[0], ...content.properties } } : content;
}

const NODE = 'jnd_01jd000000000000000000';

/** Every edge leads to a later node or is missing, so that each path ends. */
export const drawnJourney: fc.Arbitrary<DrawnJourney> = fc
  .record({
    configs: fc.array(config, { minLength: 2, maxLength: 9 }),
    targets: fc.array(fc.nat({ max: 100 }), { minLength: 40, maxLength: 40 }),
    entry: fc.constantFrom<Definition['entry']>(
      { kind: 'call' },
      { kind: 'call', key: KEY },
      { kind: 'event', name: ENTRY_EVENT, key: KEY, updates: [{ name: UPDATE_EVENT }] },
    ),
    exits: fc.subarray([
      { kind: 'event' as const, name: 'left' },
      { kind: 'conversion' as const, event: BOUGHT, where: ofAtLeast(7), goal: true },
      { kind: 'event' as const, name: 'seen', key: KEY },
      { kind: 'rules' as const, rules: { kind: 'event' as const, name: 'ordered', count: 2 } },
    ]),
    events,
    answer: fc.constantFrom(...ANSWERS),
    throttle: fc.constantFrom(null, null, 1, 2),
    startsAt: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
  })
  .map((one) => (one.throttle === null ? one : { ...one, ...beginningWithTwo(one) }))
  .map(({ configs, targets, entry, exits, events: drawn, startsAt, answer, throttle }) => {
    const id = (index: number): string => `${NODE}${String(index).padStart(4, '0')}`;
    let next = 0;
    const edges = configs.flatMap((each, index) =>
      edgesOf(each).flatMap((edge) => {
        const target = index + 1 + ((targets[next++ % targets.length] ?? 0) % (configs.length - index));
        if (target >= configs.length) return [];
        const [kind = 'next', ...name] = edge.split(':');
        const condition = name.length === 0 ? null : conditionOf(kind, name.join(':'));
        return [{ id: `jed_${index}_${edge}`, from_node_id: id(index), to_node_id: id(target), kind, condition }];
      }),
    );
    const nodes = configs.map((each, index) => ({
      id: id(index),
      name: `n${index}`,
      start: index === 0,
      config: each,
    }));
    const definition = {
      entry,
      entry_rules: null,
      exit: exits,
      reentry: { kind: 'never' },
      max_messages_per_hour: 60,
      nodes,
      edges,
    } as unknown as Definition;
    const properties =
      startsAt === null ? {} : { starts_at: `2029-07-${String((startsAt % 28) + 1).padStart(2, '0')}T10:00:00Z` };
    return {
      definition,
      properties,
      answer,
      throttle,
      events: drawn.map(({ afterMinutes, content }) => ({ afterMinutes, ...withKey(content) })),
    };
  });
