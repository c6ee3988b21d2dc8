import { setTimeout } from 'node:timers/promises';
import { LATER, REACHED, SOON, STOPPED, TEXT } from './fill.ts';

export const WALKING = '+12025550164';
const FORGOTTEN = '+12025550165';
export const JOURNEY_TEXT = 'Your visit is tomorrow. Reply STOP to opt out.';
export const ORDER_TEXT = 'Your order 1021 has shipped.';
export const CAMPAIGN_TEXT = 'The sale ends today. Reply STOP to opt out.';

/** What a service of another version gave out, to compare with after the upgrade. */
export interface Filled {
  /** The file of `compliance.export`. */
  readonly export: string;
  readonly balance: number;
}

type Answer = Readonly<Record<string, never>> & Readonly<Record<string, unknown>>;
type Call = (method: string, params: object) => Promise<Answer>;

const AT_ONCE = 60_000;
const consent = { method: 'web_form', source: 'https://example.com/signup', captured_at: '2026-01-01T00:00:00Z' };

/**
 * Fills a running service of any version since 25 November 2026 over `/rpc`: consents, an opt-out,
 * an erased contact, a segment, a campaign that was sent and one that is scheduled, a message that
 * waits for its time, and a contact who waits in a journey.
 */
export async function fillService(url: string): Promise<Filled> {
  const call = await openAccount(url);
  const phones = [STOPPED, REACHED, LATER, WALKING, FORGOTTEN];
  await call('contacts.import', { contacts: phones.map((phone) => ({ phone })), consent });
  await call('messages.simulateInbound', { from: STOPPED, text: 'STOP' });
  await call('contacts.forget', { phone: FORGOTTEN });
  const ids = await idsOf(call, phones);
  await call('segments.create', { name: 'Opted in', rules: { kind: 'consent', status: 'opted_in' } });
  // Sent at any hour, because the dump is made by the clock of the machine.
  await launch(call, 'transactional', ORDER_TEXT, [ids.get(STOPPED), ids.get(REACHED), ids.get(LATER)]);
  await until(async () => {
    const { items } = await call('messages.list', {});
    const messages = items as unknown as { readonly text: string; readonly state: string }[];
    return messages.filter(({ text, state }) => text === ORDER_TEXT && state === 'delivered').length === 2;
  });
  const soon = new Date(Date.parse(SOON) + 3_600_000).toISOString();
  await launch(call, 'marketing', CAMPAIGN_TEXT, [ids.get(REACHED)], soon);
  await call('messages.send', { to: LATER, text: TEXT, send_at: soon });
  await startJourney(call, ids.get(WALKING) ?? '', soon);
  await setTimeout(2_000);
  const { url: file } = await call('compliance.export', {});
  const { pathname, search } = new URL(String(file));
  const exported = await (await fetch(new URL(pathname + search, url))).text();
  const { available } = await call('billing.balance', {});
  return { export: exported, balance: Number(available) };
}

async function openAccount(url: string): Promise<Call> {
  const callWith = async (key: string | null, method: string, params: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(new URL('/rpc', url), { method: 'POST', headers, body });
    const { result, error } = (await response.json()) as { result?: Answer; error?: unknown };
    if (result === undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  const { api_key: key } = await callWith(null, 'agent.provision', { name: 'Before the upgrade' });
  const call: Call = (method, params) => callWith(String(key), method, params);
  await call('phone-numbers.ensureDefault', {});
  return call;
}

async function idsOf(call: Call, phones: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { items } = await call('contacts.list', { limit: 200 });
  const contacts = items as unknown as { id: string; phone: string }[];
  return new Map(contacts.filter(({ phone }) => phones.includes(phone)).map(({ id, phone }) => [phone, id]));
}

async function launch(
  call: Call,
  purpose: string,
  body: string,
  contacts: readonly unknown[],
  sendAt?: string,
): Promise<void> {
  const audience = { include: { contact_ids: contacts } };
  const { campaign } = await call('campaigns.create', { name: body, purpose, body, audience });
  const id = idOf(campaign);
  const { preflight_token: token } = await call('campaigns.preflight', { campaign_id: id });
  await call('campaigns.launch', { campaign_id: id, preflight_token: token, ...(sendAt && { send_at: sendAt }) });
}

async function startJourney(call: Call, contactId: string, at: string): Promise<void> {
  const { journey } = await call('journeys.create', { name: 'Visit', entry: { kind: 'call' } });
  const journeyId = idOf(journey);
  const nodes: string[] = [];
  for (const [name, config] of [
    ['before', { kind: 'delay_until', property: 'starts_at' }],
    ['remind', { kind: 'send', text: JOURNEY_TEXT }],
    ['end', { kind: 'exit' }],
  ] as const)
    nodes.push(idOf((await call('journeys.nodes.create', { journey_id: journeyId, name, config })).node));
  for (const [from, kind, to] of [
    [0, 'next', 1],
    [0, 'error', 2],
    [1, 'next', 2],
  ] as const)
    await call('journeys.edges.create', {
      journey_id: journeyId,
      from_node_id: nodes[from],
      to_node_id: nodes[to],
      kind,
    });
  const { validation_token: token } = await call('journeys.validate', { journey_id: journeyId });
  await call('journeys.publish', { journey_id: journeyId, validation_token: token, enrollments: 'stay' });
  await call('journeys.enroll', { journey_id: journeyId, contact_ids: [contactId], properties: { starts_at: at } });
}

const idOf = (value: unknown): string => String((value as { readonly id: unknown }).id);

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + AT_ONCE;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('The campaign was not delivered within a minute.');
    await setTimeout(500);
  }
}
