import type { Key } from '../domain/account.ts';

type Maker = Pick<Key, 'id' | 'approval' | 'madeBy'>;

/**
 * What a key passes on to each key that it creates: its approvals, because otherwise it could
 * create a key without them, and itself, because neither decides about the other's calls.
 */
export function lineageOf({ id, approval, madeBy }: Maker): Pick<Key, 'approval' | 'madeBy'> {
  return { approval, madeBy: [...madeBy.slice(-MAX_LINEAGE), id] };
}

const MAX_LINEAGE = 50;
