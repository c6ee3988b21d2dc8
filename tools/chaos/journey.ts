import { rpcCall } from '../../test/support/rpc-call.ts';

/** The event by which contacts enter the journey of each end-customer. */
export const ENTRY_EVENT = 'chaos.signed_up';
/** Messages that each contact in the journey gets. */
export const MESSAGES = [
  'Welcome #journey#, {{ first_name }}. Reply STOP to opt out.',
  'Thanks #journey#. Reply STOP to opt out.',
];

/** Publishes a journey of two messages with a change and a split between them. */
export async function publishJourney(port: number, key: string): Promise<void> {
  const call = (method: string, params: unknown) => rpcCall(port, key, method, params);
  const { journey } = await call('journeys.create', { name: 'Welcome', entry: { kind: 'event', name: ENTRY_EVENT } });
  const { id } = journey as { id: string };
  const ids: string[] = [];
  const variants = [
    { name: 'a', share: 50 },
    { name: 'b', share: 50 },
  ];
  for (const [name, config] of Object.entries({
    hello: { kind: 'send', text: MESSAGES[0] },
    change: { kind: 'update_contact', attributes: { welcomed: true } },
    which: { kind: 'random_split', variants },
    thanks: { kind: 'send', text: MESSAGES[1] },
    end: { kind: 'exit' },
  })) {
    const { node } = await call('journeys.nodes.create', { journey_id: id, name, config });
    ids.push((node as { id: string }).id);
  }
  const [hello, change, which, thanks, end] = ids;
  for (const [from, to, kind, variant] of [
    [hello, change, 'next'],
    [hello, end, 'error'],
    [change, which, 'next'],
    [which, thanks, 'variant', 'a'],
    [which, thanks, 'variant', 'b'],
    [thanks, end, 'next'],
    [thanks, end, 'error'],
  ])
    await call('journeys.edges.create', {
      journey_id: id,
      from_node_id: from,
      to_node_id: to,
      kind,
      ...(variant !== undefined && { condition: { variant } }),
    });
  const { validation_token: token } = await call('journeys.validate', { journey_id: id });
  await call('journeys.publish', { journey_id: id, validation_token: token });
}
