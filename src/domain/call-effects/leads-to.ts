/** What a call can set going, at once or later: `x-leads-to` of the contract. */
export const LEADS_TO = ['messages', 'charges', 'deletion', 'access', 'disclosure', 'calls'] as const;
export type LeadsTo = (typeof LEADS_TO)[number];
export type Effect = 'read' | 'write' | 'destructive' | 'billable';

/** What one call can do: its skill, and what the params say of it. */
export interface NamedEffect {
  readonly name: string;
  readonly effect: Effect;
  readonly leadsTo: readonly LeadsTo[];
}

/** What is sent or spent. Other calls can be any, so that they count as the strongest. */
const BILLABLE: readonly LeadsTo[] = ['messages', 'charges', 'calls'];
/** What cannot be called back, whatever it costs. */
const DESTRUCTIVE: readonly LeadsTo[] = ['deletion', 'access', 'disclosure', 'calls'];

/** The effect of a call: the one rule of the contract, approvals and the hints of tools. */
export function effectFrom(isRead: boolean, leadsTo: readonly LeadsTo[]): Effect {
  const [strongest] = kindsOf(isRead, leadsTo);
  return strongest ?? 'read';
}

/**
 * All kinds of effect that a call has, the strongest first: what sends and deletes is stopped by a
 * policy for either. Whatever is not a read also writes.
 */
export function kindsOf(isRead: boolean, leadsTo: readonly LeadsTo[]): readonly Exclude<Effect, 'read'>[] {
  return [
    ...(leadsTo.some((one) => BILLABLE.includes(one)) ? (['billable'] as const) : []),
    ...(leadsTo.some((one) => DESTRUCTIVE.includes(one)) ? (['destructive'] as const) : []),
    ...(isRead ? [] : (['write'] as const)),
  ];
}
