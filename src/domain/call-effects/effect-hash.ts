import { createHash } from 'node:crypto';
import { canonicalJson } from '../audit/hash-chain.ts';

/** RFC 3339 with a time. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
/** Fields whose values are new at every call. */
const RENEWED = /(^|_)(token|key|secret|url|hash)$/;
/** What other calls change meanwhile; a gate that it affects shows in the effect itself. */
const VOLATILE: ReadonlySet<string> = new Set(['balance', 'available', 'daily_limit', 'decision', 'eta', 'counters']);

/**
 * The SHA-256 of what a dry run showed, the same for two dry runs in the same state of the account.
 * IDs that the dry run created are replaced by their position, times are left out:
 * those that matter are in the params.
 */
export function effectHash(effect: unknown, createdIds: Iterable<string>): string {
  const positions = new Map([...createdIds].map((id, index) => [id, `new ${index}`]));
  return createHash('sha256')
    .update(canonicalJson(masked(effect, positions)))
    .digest('hex');
}

function masked(value: unknown, positions: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return TIME.test(value) ? 'time' : (positions.get(value) ?? value);
  if (Array.isArray(value)) return value.map((one) => masked(one, positions));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      one === undefined || VOLATILE.has(name) || (typeof one === 'string' && RENEWED.test(name))
        ? []
        : [[name, masked(one, positions)]],
    ),
  );
}
