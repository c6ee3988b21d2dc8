import type { Thread } from '../../support/models/orders.ts';
import { type Command, HOUR_MS, type Place, type Scope } from './commands.ts';

/** The consent to messages of a place. */
export interface Consent {
  readonly status: 'pending' | 'opted_in' | 'opted_out';
  readonly method: string;
  readonly at: number;
  /** For an opt-out, the consent before it. */
  readonly before: Consent | null;
}

type Consents = Readonly<Record<Place, Consent>>;

export interface Model {
  now: number;
  /** Each program has its own consent, and so have messages without a program. */
  consents: Consents;
  /** The scopes that the contact opted out of. */
  readonly ends: Partial<Record<Scope, { readonly reason: 'keyword' | 'requested'; readonly at: number }>>;
  /** Suppressions by the account itself, which consent does not lift. */
  readonly suppressed: Partial<Record<Scope, true>>;
  /** The time of the last opt-out of each scope. */
  readonly outs: Partial<Record<Scope, number>>;
  /** The scope question of the newest consent entry. */
  question: { readonly at: number; readonly to: Place; readonly before: Consent } | null;
  /** When the contact was asked to confirm, or told that no messages come. */
  readonly asked: number[];
  replies: number;
  /** Messages by label, and whether they are pending. */
  readonly messages: Record<string, { readonly from: Place; waits: boolean }>;
  readonly said: Record<string, string>;
}

export function startOf(now: number, agreedAt: number): Model {
  const agreed: Consent = { status: 'opted_in', method: 'web_form', at: agreedAt, before: null };
  return {
    now,
    consents: { news: agreed, orders: agreed, bare: agreed },
    ends: {},
    suppressed: {},
    outs: {},
    question: null,
    asked: [],
    replies: 0,
    messages: {},
    said: {},
  };
}

const CONFIRMATION_MS = 24 * HOUR_MS;
const PLACES: readonly Place[] = ['news', 'orders', 'bare'];
const SCOPES: readonly Scope[] = ['all', 'news', 'orders'];
const isOut = ({ status }: Consent): boolean => status === 'opted_out';
/** The scopes that a message or a change in this scope must check. */
const scopesFor = (scope: Scope): readonly Scope[] => (scope === 'all' ? SCOPES : ['all', scope]);
const scopeOf = (place: Place): Scope => (place === 'bare' ? 'all' : place);
const placeOf = (scope: Scope): Place => (scope === 'all' ? 'bare' : scope);

function set(model: Model, place: Place, consent: Consent): void {
  model.consents = { ...model.consents, [place]: consent };
}

function cancelPending(model: Model, scope: Scope): void {
  for (const message of Object.values(model.messages))
    if (scope === 'all' || message.from === scope || message.from === 'bare') message.waits = false;
}

function stop(model: Model, to: Place): string {
  const { now, consents } = model;
  const wasOut = isOut(consents.bare);
  const wasEnded = model.ends.all !== undefined;
  model.question =
    to === 'bare' || wasOut || wasEnded || model.suppressed.all ? null : { at: now, to, before: consents.bare };
  endAll(model, 'keyword');
  model.ends.all ??= { reason: 'keyword', at: now };
  model.outs.all = now;
  cancelPending(model, 'all');
  if (wasOut && wasEnded) return 'already_opted_out';
  model.replies += 1;
  return 'opted_out';
}

/** An opt-out of everything ends the consent of every place; one that has ended stays as it is. */
function endAll(model: Model, method: string): void {
  for (const place of PLACES) if (place === 'bare' || !isOut(model.consents[place])) end(model, place, method);
}

function end(model: Model, place: Place, method: string): void {
  const consent = model.consents[place];
  const wasOut = isOut(consent);
  set(model, place, {
    status: 'opted_out',
    method: wasOut && consent.method !== 'keyword' ? consent.method : method,
    at: model.now,
    before: wasOut ? consent.before : consent,
  });
}

function staffOut(model: Model, scope: Scope): void {
  if (scope === 'all') endAll(model, 'api');
  else end(model, placeOf(scope), 'api');
  model.question = null;
  model.outs[scope] = model.now;
  model.ends[scope] = { reason: 'requested', at: model.ends[scope]?.at ?? model.now };
  cancelPending(model, scope);
}

/** The opt-out that holds for a place; null when none does. */
function optOutOf(model: Model, place: Place) {
  const consent = model.consents[place];
  const scopes = scopesFor(scopeOf(place));
  const ended = scopes.flatMap((each) => model.ends[each] ?? []);
  if (!isOut(consent) && ended.length === 0) return null;
  return {
    byKeyword: (!isOut(consent) || consent.method === 'keyword') && ended.every(({ reason }) => reason === 'keyword'),
    at: Math.max(
      ...scopes.map((each) => model.outs[each] ?? 0),
      ...ended.map(({ at }) => at),
      isOut(consent) ? consent.at : 0,
    ),
    before: isOut(consent) ? consent.before?.status : consent.status,
  };
}

/** False if the change is rejected. */
function agree(model: Model, place: Place, method: 'simulated' | 'web_form'): boolean {
  if (isSuppressedByAccount(model, place)) return false;
  const optOut = optOutOf(model, place);
  if (optOut !== null && (model.now <= optOut.at || (method === 'simulated' && !optOut.byKeyword))) return false;
  const isNew = place === 'bare' ? model.consents.bare.status !== 'opted_in' : optOut !== null || !isIn(model, place);
  if (isNew) set(model, place, { status: 'opted_in', method, at: model.now, before: null });
  delete model.ends.all;
  if (place !== 'bare') delete model.ends[place];
  model.question = null;
  return true;
}

const isIn = ({ consents }: Model, place: Place): boolean => consents[place].status === 'opted_in';

function answerStart(model: Model, text: 'START' | 'YES', to: Place): string {
  const consent = model.consents[to];
  const optOut = optOutOf(model, to);
  const isPending = consent.status === 'pending' && model.now - consent.at <= CONFIRMATION_MS;
  if (isSuppressedByAccount(model, to) && (text === 'START' || isPending)) {
    if (mayAsk(model)) model.replies += 1;
    return 'not_opted_in';
  }
  const mayRestore = text === 'START' && optOut?.byKeyword === true && optOut.before === 'opted_in';
  if ((text === 'YES' && isPending) || mayRestore) {
    if (!agree(model, to, 'simulated')) return 'not_opted_in';
    model.replies += 1;
    return 'opted_in';
  }
  if (text === 'YES' || isPending || (optOut === null ? isIn(model, to) : !optOut.byKeyword)) return 'not_opted_in';
  if (!mayAsk(model)) return 'not_opted_in';
  set(model, to, { status: 'pending', method: 'simulated', at: model.now, before: null });
  model.question = null;
  model.replies += 1;
  return 'confirmation_requested';
}

/** A contact is asked twice in 24 hours, over all programs. */
function mayAsk({ asked, now }: Model): boolean {
  const before = asked.at(-2);
  if (before !== undefined && before > now - 24 * HOUR_MS) return false;
  asked.push(now);
  return true;
}

function narrow(model: Model, to: Place): string {
  const { question, now, consents } = model;
  if (question === null || question.to !== to) return 'none';
  const alone = !model.suppressed.all && model.ends.all?.reason === 'keyword' && consents.bare.method === 'keyword';
  if (!alone || !isOut(consents.bare) || now - question.at > 24 * HOUR_MS) return 'not_narrowed';
  set(model, 'bare', question.before);
  for (const place of PLACES) {
    const { status, method, at, before } = consents[place];
    const byThis = status === 'opted_out' && method === 'keyword' && at === question.at;
    if (place !== 'bare' && place !== to && byThis && before !== null) set(model, place, before);
  }
  delete model.ends.all;
  model.ends[scopeOf(to)] ??= { reason: 'keyword', at: now };
  model.question = null;
  return 'narrowed';
}

export function maySend(model: Model, from: Place): boolean {
  return !isOut(model.consents[from]) && !isSuppressed(model, from);
}

function isSuppressed(model: Model, place: Place): boolean {
  return (
    scopesFor(scopeOf(place)).some((scope) => model.ends[scope] !== undefined) || isSuppressedByAccount(model, place)
  );
}

function isSuppressedByAccount(model: Model, place: Place): boolean {
  return scopesFor(scopeOf(place)).some((scope) => model.suppressed[scope]);
}

function write(model: Model, { text, to }: Extract<Command, { kind: 'write' }>): string {
  switch (text) {
    case 'STOP':
      return stop(model, to);
    case 'ONLY':
      return narrow(model, to);
    case 'START':
    case 'YES':
      return answerStart(model, text, to);
  }
}

export function threadOf(given: Command, label: string): Thread<Model> {
  const say = (model: Model, said: string): void => {
    model.said[label] = said;
  };
  switch (given.kind) {
    case 'write':
      return [(model) => say(model, write(model, given))];
    case 'staffOut':
      return [(model) => staffOut(model, given.scope)];
    case 'form':
      return [(model) => say(model, agree(model, placeOf(given.scope), 'web_form') ? 'done' : 'refused')];
    case 'suppress':
      return [
        (model) => {
          model.suppressed[given.scope] = true;
          cancelPending(model, given.scope);
        },
      ];
    case 'send':
      // A message that is evaluated before an opt-out and queued after it is stopped at dispatch.
      return [
        (model) => say(model, maySend(model, given.from) ? 'done' : 'refused'),
        (model) => {
          if (model.said[label] === 'done') model.messages[label] = { from: given.from, waits: true };
        },
      ];
    case 'advance':
      return [
        (model) => {
          model.now += given.ms;
        },
      ];
  }
}
