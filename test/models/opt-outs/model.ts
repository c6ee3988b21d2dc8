import type { Thread } from '../../support/models/orders.ts';
import { type Command, HOUR_MS, type Place, type Scope } from './commands.ts';

interface Consent {
  readonly status: 'opted_in' | 'opted_out';
  readonly method: string;
  readonly at: number;
}

export interface Model {
  now: number;
  consent: Consent;
  /** The scopes that the contact opted out of. */
  readonly ends: Partial<Record<Scope, { readonly reason: 'keyword' | 'requested'; readonly at: number }>>;
  /** Suppressions by the account itself, which consent does not lift. */
  readonly suppressed: Partial<Record<Scope, true>>;
  /** The time of the last opt-out of each scope. */
  readonly outs: Partial<Record<Scope, number>>;
  /** The scope question of the newest consent entry. */
  question: { readonly at: number; readonly to: Place; readonly before: Consent } | null;
  replies: number;
  /** Messages by label, and whether they are pending. */
  readonly messages: Record<string, { readonly from: Place; waits: boolean }>;
  readonly said: Record<string, string>;
}

export const startOf = (now: number, agreedAt: number): Model => ({
  now,
  consent: { status: 'opted_in', method: 'web_form', at: agreedAt },
  ends: {},
  suppressed: {},
  outs: {},
  question: null,
  replies: 0,
  messages: {},
  said: {},
});

const SCOPES: readonly Scope[] = ['all', 'news', 'orders'];
const isOut = ({ consent }: Model): boolean => consent.status === 'opted_out';
/** The scopes that a message or a change in this scope must check. */
const scopesFor = (scope: Scope): readonly Scope[] => (scope === 'all' ? SCOPES : ['all', scope]);
const scopeOf = (place: Place): Scope => (place === 'bare' ? 'all' : place);

function cancelPending(model: Model, scope: Scope): void {
  for (const message of Object.values(model.messages))
    if (scope === 'all' || message.from === scope || message.from === 'bare') message.waits = false;
}

function stop(model: Model, to: Place): string {
  const { now, consent } = model;
  const wasOut = isOut(model);
  const wasEnded = model.ends.all !== undefined;
  model.question =
    to === 'bare' || wasOut || wasEnded || model.suppressed.all ? null : { at: now, to, before: consent };
  out(model, 'keyword');
  model.ends.all ??= { reason: 'keyword', at: now };
  model.outs.all = now;
  cancelPending(model, 'all');
  if (wasOut && wasEnded) return 'already_opted_out';
  model.replies += 1;
  return 'opted_out';
}

function out(model: Model, method: string): void {
  const { consent } = model;
  const kept = isOut(model) && consent.method !== 'keyword' ? consent.method : method;
  model.consent = { status: 'opted_out', method: kept, at: model.now };
}

function staffOut(model: Model, scope: Scope): void {
  if (scope === 'all') out(model, 'api');
  model.question = null;
  model.outs[scope] = model.now;
  model.ends[scope] = { reason: 'requested', at: model.ends[scope]?.at ?? model.now };
  cancelPending(model, scope);
}

/** False if the change is rejected. */
function agree(model: Model, scope: Scope, via: 'keyword' | 'web_form'): boolean {
  const scopes = scopesFor(scope);
  const ended = scopes.flatMap((each) => model.ends[each] ?? []);
  if (isOut(model) || ended.length > 0) {
    const byKeyword =
      (!isOut(model) || model.consent.method === 'keyword') && ended.every(({ reason }) => reason === 'keyword');
    const last = Math.max(
      ...scopes.map((each) => model.outs[each] ?? 0),
      ...ended.map(({ at }) => at),
      isOut(model) ? model.consent.at : 0,
    );
    if ((via === 'keyword' && !byKeyword) || model.now <= last) return false;
  } else if (via === 'keyword') return false;
  if (isOut(model)) model.consent = { status: 'opted_in', method: via, at: model.now };
  for (const each of scopes) delete model.ends[each];
  model.question = null;
  return true;
}

function narrow(model: Model, to: Place): string {
  const { question, now } = model;
  if (question === null || question.to !== to) return 'none';
  const alone = !model.suppressed.all && model.ends.all?.reason === 'keyword' && model.consent.method === 'keyword';
  if (!alone || now - question.at > 24 * HOUR_MS) return 'not_narrowed';
  model.consent = question.before;
  delete model.ends.all;
  model.ends[scopeOf(to)] ??= { reason: 'keyword', at: now };
  model.question = null;
  return 'narrowed';
}

export function maySend(model: Model, from: Place): boolean {
  const isEnded = (scope: Scope) => model.ends[scope] !== undefined || model.suppressed[scope];
  return !isOut(model) && !scopesFor(scopeOf(from)).some(isEnded);
}

function write(model: Model, { text, to }: Extract<Command, { kind: 'write' }>): string {
  switch (text) {
    case 'STOP':
      return stop(model, to);
    case 'ONLY':
      return narrow(model, to);
    case 'START':
      if (!agree(model, scopeOf(to), 'keyword')) return 'not_opted_in';
      model.replies += 1;
      return 'opted_in';
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
      return [(model) => say(model, agree(model, given.scope, 'web_form') ? 'done' : 'refused')];
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
