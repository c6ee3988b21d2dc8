import { approvals } from './approvals.ts';
import { campaigns } from './campaigns.ts';
import { scans } from './scans.ts';
import type { Work } from './work.ts';

const kinds: readonly Work[] = [campaigns, scans, approvals];

/** The kind of work that an id names; null for another id. */
export function workOf(id: string): Work | null {
  return kinds.find(({ prefix }) => id.startsWith(prefix)) ?? null;
}

/** The work that a call has started, with its id; null when it started none. */
export function startedWork(
  skill: string,
  result: Readonly<Record<string, unknown>>,
): { readonly work: Work; readonly id: string } | null {
  // A dry run starts nothing.
  if (result.dry_run === true) return null;
  const work = kinds.find(({ startedBy }) => Object.hasOwn(startedBy, skill));
  const id = work?.startedBy[skill]?.(result);
  return work === undefined || typeof id !== 'string' ? null : { work, id };
}
