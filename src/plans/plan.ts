import type { CallEffect } from '../call-effect.ts';
import { countToConfirm } from '../domain/call-effects/sentence.ts';
import type { SkillFailure } from '../skill-call.ts';

export interface PlannedCall {
  readonly skill: string;
  /** With references to the results of earlier steps. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** What one step of a plan would do. */
export interface PreviewedStep extends PlannedCall {
  /** Null: the call fails, or an earlier one did that it needs. */
  readonly effect: CallEffect | null;
  readonly error: SkillFailure | null;
  /** Null for a read, and for a call that fails. */
  readonly undo: { readonly kind: 'exact' | 'partial' | 'none'; readonly why: string | null } | null;
  /** SHA-256 over what the call would do. */
  readonly hash: string;
}

export interface Preview {
  readonly steps: readonly PreviewedStep[];
  /** SHA-256 over all steps. */
  readonly hash: string;
}

const MAX_SUMMARY = 1_000;
const MAX_OBJECTS = 20;

/** What all steps of a plan would do together. */
export function sumOf(steps: readonly PreviewedStep[]): Omit<CallEffect, 'answer'> {
  const effects = steps.flatMap(({ effect }) => (effect === null ? [] : [effect]));
  const sum = (field: 'credits' | 'recipients' | 'messages'): number | null =>
    effects.some((effect) => effect[field] === null)
      ? null
      : effects.reduce((total, effect) => total + (effect[field] ?? 0), 0);
  const people = effects.reduce((total, effect) => total + (effect.confirm_count ?? effect.recipients ?? 0), 0);
  const summaries = effects.flatMap(({ summary }) => summary ?? []);
  return {
    summary: summaries.length === 0 ? null : summaries.join(' ').slice(0, MAX_SUMMARY),
    objects: effects.flatMap(({ objects = [] }) => objects).slice(0, MAX_OBJECTS),
    confirm_count: countToConfirm(people),
    credits: sum('credits'),
    recipients: sum('recipients'),
    messages: sum('messages'),
    sample_text: effects.find(({ sample_text: text }) => text !== null)?.sample_text ?? null,
    irreversible: effects.find(({ irreversible }) => irreversible !== null)?.irreversible ?? null,
  };
}
