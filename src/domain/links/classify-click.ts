import type { ClickRule } from '../../generated/types.ts';
import { isKnownAgent } from './known-agents.ts';

/** What is known of a click when it is redirected. */
export interface ClickFacts {
  readonly method: string;
  readonly userAgent: string;
  /** `Sec-Purpose` and its predecessors `Purpose` and `X-Moz`. */
  readonly purposes: readonly string[];
  /** Codes that the client opened within `BURST_MS`, this one included. */
  readonly recentCodes: number;
}

export const BURST_MS = 5_000;
/**
 * Codes within `BURST_MS` that no person opens. Behind a carrier's address translation, many people
 * share an address, so the client is the address and the user agent together.
 */
export const BURST_CODES = 12;
/** A person needs longer to read a message; scanners open its links as it passes. */
export const TOO_SOON_MS = 10_000;

/** `human`, or the rule that recognized a bot. The first rule that applies decides. */
export function classifyClick({ method, userAgent, purposes, recentCodes }: ClickFacts): ClickRule {
  if (method === 'HEAD') return 'head_request';
  if (isKnownAgent(userAgent)) return 'known_agent';
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return 'prefetch';
  if (recentCodes >= BURST_CODES) return 'burst';
  return 'human';
}

/** Whether a data center opened the link before a person could have read the message. */
export function isTooSoon(clickedAt: Date, sentAt: Date | null): boolean {
  return sentAt !== null && clickedAt.getTime() - sentAt.getTime() < TOO_SOON_MS;
}
