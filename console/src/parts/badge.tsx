import type { ReactNode } from 'react';
import './badge.css';

export type Tone = 'plain' | 'good' | 'care' | 'bad' | 'info' | 'test';

/** A state in one word. The tone repeats what the word says. */
export function Badge({ children, tone = 'plain' }: { readonly children: ReactNode; readonly tone?: Tone }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}

const TONES: Readonly<Record<string, Tone>> = {
  active: 'good',
  approved: 'good',
  completed: 'good',
  delivered: 'good',
  done: 'good',
  open: 'info',
  opted_in: 'good',
  sent: 'good',
  accepted: 'info',
  queued: 'info',
  running: 'info',
  scheduled: 'info',
  submitting: 'info',
  tracking: 'info',
  pending: 'care',
  held: 'care',
  paused: 'care',
  stopped: 'care',
  waiting: 'care',
  warning: 'care',
  snoozed: 'plain',
  canceled: 'plain',
  draft: 'plain',
  expired: 'plain',
  critical: 'bad',
  failed: 'bad',
  refused: 'bad',
  opted_out: 'bad',
  rejected: 'bad',
  undelivered: 'bad',
  dead: 'bad',
  disabled: 'bad',
};

/** A state of the contract, in its own words. */
export function StateBadge({ state }: { readonly state: string }) {
  return <Badge tone={TONES[state] ?? 'plain'}>{inWords(state)}</Badge>;
}

/** `opted_in` as "Opted in". */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
