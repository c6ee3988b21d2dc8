import fc from 'fast-check';
import { CallError, type TestAccount, type TestApp } from '../app.ts';
import { collectPages } from '../collect-pages.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What happens to the conversations of one phone number with two numbers of the account. */
export type Step =
  | { readonly kind: 'say' | 'stop' | 'outdated' | 'race' | 'resolve'; readonly with: 0 | 1 }
  | { readonly kind: 'reply' | 'snooze'; readonly with: 0 | 1; readonly minutes: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'work' | 'cancel' | 'merge' };

const number = fc.constantFrom<0 | 1>(0, 1);
const minutes = fc.constantFrom(0, 1, 45, 600, 1_500);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('say' as const), with: number }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('reply' as const, 'snooze' as const), with: number, minutes }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('outdated' as const, 'race' as const, 'resolve' as const),
      with: number,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const), with: number }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('work' as const, 'cancel' as const, 'merge' as const) }) },
);
export const steps = fc.noBias(fc.array(step, { minLength: 4, maxLength: 14, size: 'max' }));

interface Reply {
  readonly id: string;
  readonly due: number;
  state: 'waiting' | 'sent' | 'canceled';
}

/** What is expected of one conversation. */
interface Model {
  id: string | null;
  state: 'open' | 'snoozed' | 'resolved';
  until: number | null;
  opened: number;
  resolved: number | null;
  readonly said: string[];
  readonly replies: Reply[];
}

export interface Threads {
  take(step: Step): Promise<void>;
  verify(): Promise<void>;
}

/** The conversations of one number, played and compared with a model. */
export async function openThreads(
  app: TestApp,
  account: TestAccount,
  who: { readonly phone: string; readonly numbers: readonly string[]; readonly isContact: boolean },
): Promise<Threads> {
  const { phone, numbers } = who;
  const models: readonly Model[] = numbers.map(() => ({
    id: null,
    state: 'open',
    until: null,
    opened: 0,
    resolved: null,
    said: [],
    replies: [],
  }));
  let contactId = who.isContact ? (await account.call('contacts.upsert', { phone })).contact.id : null;
  let merged = false;
  let stoppedAt: number | null = null;
  let lastQuestion = Number.NEGATIVE_INFINITY;
  let texts = 0;
  const now = (): number => app.clock.now.getTime();
  const modelOf = (index: 0 | 1): Model => models[index] as Model;
  const get = (id: string) => account.call('inbox.get', { conversation_id: id, limit: 100 });
  const mayReply = (at: number): boolean => stoppedAt === null && at - lastQuestion < DAY_MS;

  async function receive(index: 0 | 1, text: string): Promise<void> {
    const model = modelOf(index);
    await account.call('messages.simulateInbound', { from: phone, to: numbers[index] as string, text });
    model.said.push(text);
    if (model.id === null || model.state === 'resolved') model.opened = now();
    Object.assign(model, { state: 'open', until: null, resolved: null });
    const { items } = await account.call('inbox.list', { limit: 10 });
    model.id ??= items.find((item) => item.phone === phone && item.number === numbers[index])?.id ?? null;
    expect(model.id).not.toBeNull();
  }

  async function reply(
    model: Model,
    more: { send_at?: string; expected_version?: number } = {},
  ): Promise<string | null> {
    texts += 1;
    const given = { conversation_id: model.id ?? '', text: `Answer ${texts}`, ...more };
    try {
      const { message_id: id, due_at: due } = await account.call('inbox.reply', given);
      model.replies.push({ id, due: Date.parse(due), state: 'waiting' });
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return String(error.code) === '-32002' ? String(error.data.reason) : String(error.code);
    }
  }

  function markSent(): void {
    for (const model of models) {
      for (const sent of model.replies) if (sent.state === 'waiting' && sent.due <= now()) sent.state = 'sent';
      if (model.state === 'snoozed' && model.until !== null && model.until <= now())
        Object.assign(model, { state: 'open', until: null });
    }
  }

  async function takeWith(taken: Exclude<Step, { kind: 'wait' | 'work' | 'cancel' | 'merge' }>): Promise<void> {
    const model = modelOf(taken.with);
    if (taken.kind === 'say') {
      texts += 1;
      lastQuestion = now();
      await receive(taken.with, `Question ${texts}`);
    } else if (taken.kind === 'stop') {
      await receive(taken.with, 'STOP');
      stoppedAt ??= now();
      cancelWaiting();
    } else if (model.id === null) return;
    else await takeOpen(taken, model, model.id);
  }

  async function takeOpen(taken: Step, model: Model, id: string): Promise<void> {
    const { version } = (await get(id)).conversation;
    if (taken.kind === 'reply') {
      const at = now() + taken.minutes * MINUTE_MS;
      const outcome = await reply(model, taken.minutes === 0 ? {} : { send_at: new Date(at).toISOString() });
      expect(outcome).toBe(mayReply(at) ? null : 'consent_required');
    } else if (taken.kind === 'outdated') {
      const outcome = await reply(model, { expected_version: version + 1 });
      expect(outcome).toBe(mayReply(now()) ? 'version_conflict' : 'consent_required');
      const call = account.call('inbox.setState', {
        conversation_id: id,
        state: 'pending',
        expected_version: version + 1,
      });
      await expect(call).rejects.toMatchObject({ data: { reason: 'version_conflict', version } });
    } else if (taken.kind === 'race') {
      const outcomes = await Promise.all([0, 1].map(() => reply(model, { expected_version: version })));
      const expected = mayReply(now()) ? [null, 'version_conflict'] : ['consent_required', 'consent_required'];
      expect(outcomes.toSorted()).toEqual(expected.toSorted());
    } else if (taken.kind === 'snooze') {
      const until = taken.minutes === 0 ? null : now() + taken.minutes * MINUTE_MS;
      const params = until === null ? {} : { until: new Date(until).toISOString() };
      await account.call('inbox.setState', {
        conversation_id: id,
        state: 'snoozed',
        expected_version: version,
        ...params,
      });
      Object.assign(model, { state: 'snoozed', until, resolved: null });
    } else {
      await account.call('inbox.setState', { conversation_id: id, state: 'resolved', expected_version: version });
      if (model.state !== 'resolved') Object.assign(model, { state: 'resolved', until: null, resolved: now() });
    }
  }

  async function cancelLast(): Promise<void> {
    const waiting = models.flatMap(({ replies }) => replies).findLast(({ state }) => state === 'waiting');
    if (waiting === undefined) return;
    await account.call('messages.cancel', { message_id: waiting.id });
    waiting.state = 'canceled';
  }

  function cancelWaiting(): void {
    for (const { replies } of models) for (const one of replies) if (one.state === 'waiting') one.state = 'canceled';
  }

  /** The contact has a new number, under which it never wrote. Waiting messages are canceled. */
  async function merge(): Promise<void> {
    if (contactId === null || merged) return;
    const { contact } = await account.call('contacts.upsert', { phone: phone.replace('+1202', '+1212') });
    await account.call('contacts.merge', { winner_id: contact.id, loser_id: contactId });
    contactId = contact.id;
    merged = true;
    cancelWaiting();
  }

  async function verifyOne(model: Model, id: string): Promise<void> {
    const { conversation, composer } = await get(id);
    expect(conversation).toMatchObject({ state: model.state, contact_id: contactId });
    expect(composer.locked).toBe(!mayReply(now()));
    expect(composer.reason).toBe(mayReply(now()) ? null : stoppedAt === null ? 'no_relationship' : 'opted_out');
    const responses = model.replies.filter(
      ({ due, state }) => state !== 'canceled' && due >= model.opened && due <= now(),
    );
    const first = responses.length === 0 ? null : Math.min(...responses.map(({ due }) => due));
    expect(conversation.first_response_seconds).toBe(first === null ? null : (first - model.opened) / 1000);
    expect(conversation.resolution_seconds).toBe(
      model.resolved === null ? null : (model.resolved - model.opened) / 1000,
    );
    const items = await collectPages((cursor) =>
      account.call('inbox.get', { conversation_id: id, limit: 3, ...cursor }),
    );
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(
      items
        .filter(({ source }) => source === 'contact')
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(model.said.toSorted());
    const replies = new Map(items.filter(({ source }) => source === 'reply').map((item) => [item.id, item]));
    expect([...replies.keys()].toSorted()).toEqual(model.replies.map((one) => one.id).toSorted());
    for (const one of model.replies) expect(replies.get(one.id)?.state === 'canceled').toBe(one.state === 'canceled');
  }

  return {
    take: async (taken) => {
      if ('with' in taken) await takeWith(taken);
      else if (taken.kind === 'wait') app.clock.advance(taken.minutes * MINUTE_MS + 1_000);
      else if (taken.kind === 'work') {
        await app.drain();
        markSent();
      } else if (taken.kind === 'cancel') await cancelLast();
      else await merge();
    },
    verify: async () => {
      await app.drain();
      markSent();
      for (const model of models) if (model.id !== null) await verifyOne(model, model.id);
      if (stoppedAt === null) return;
      const { rows } = await app.parts.database.pool.query(
        "SELECT id FROM messages WHERE to_phone = $1 AND purpose <> 'reply' AND submitting_at >= $2",
        [phone, new Date(stoppedAt + 1)],
      );
      expect(rows).toEqual([]);
    },
  };
}
