import type { Key } from '../domain/account.ts';
import { unprocessable } from '../errors.ts';

type Maker = Pick<Key, 'id' | 'approval' | 'madeBy'>;

/**
 * What a key passes on to each key that it creates: its approvals, because otherwise it could
 * create a key without them, and itself, because neither decides about the other's calls.
 */
export function lineageOf({ id, approval, madeBy }: Maker): Pick<Key, 'approval' | 'madeBy'> {
  // No maker of a key without approvals has any, so that none of them makes a line of keys.
  if (approval.length === 0) return { approval, madeBy: [...madeBy.slice(-MAX_SHOWN), id] };
  if (madeBy.length >= MAX_LINEAGE)
    throw unprocessable(
      'lineage_too_long',
      `This key comes from ${madeBy.length} others, which is the maximum for a key whose calls need approvals. A person must create the next one.`,
      { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows which calls of this key need an approval.' }] },
    );
  return { approval, madeBy: [...madeBy, id] };
}

const MAX_SHOWN = 50;
const MAX_LINEAGE = 500;
