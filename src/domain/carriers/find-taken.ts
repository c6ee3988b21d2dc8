/** What a carrier took for one recipient from one sender, and may be the message in question. */
export interface Candidate {
  readonly carrierMessageId: string;
  readonly text: string;
}

export type Verdict =
  | { readonly kind: 'taken'; readonly carrierMessageId: string }
  /** The carrier has nothing that could be the message. */
  | { readonly kind: 'absent' }
  /** It has something, and whether that is the message cannot be told. */
  | { readonly kind: 'unclear' };

/** Whether a message whose submission got no answer is among what the carrier took meanwhile. */
export function findTaken(text: string, candidates: readonly Candidate[]): Verdict {
  const [same] = candidates.filter((candidate) => candidate.text === text);
  // Two with the same text are two of ours: either may be this one.
  if (same !== undefined) return { kind: 'taken', carrierMessageId: same.carrierMessageId };
  return candidates.length === 0 ? { kind: 'absent' } : { kind: 'unclear' };
}
