import { createHash } from 'node:crypto';

/** What messages are grouped by in the measures. Empty: unknown, or none. */
export const GROUP_DIMENSIONS = [
  'campaign_id',
  'variant',
  'journey_id',
  'node_id',
  'journey_version',
  'path',
  'rule_id',
  'template_id',
  'number_id',
  'carrier',
  'country',
  'purpose',
  'source_id',
] as const;

export type GroupDimension = (typeof GROUP_DIMENSIONS)[number];
export type Dimensions = Readonly<Partial<Record<GroupDimension, string | null>>>;

/**
 * The key is stored with each message, the dimensions once, by the worker that folds differences.
 */
export interface MessageGroup {
  readonly key: string;
  readonly dimensions: string;
}

/** 132 bits: enough that no two groups share a key. */
const KEY_LENGTH = 22;

/**
 * The first character of the keys of groups of journeys, which no hash has: the worker that folds
 * differences sees by the key alone that they are added to the totals.
 */
export const OF_JOURNEY = '~';

export function messageGroup(dimensions: Dimensions): MessageGroup {
  const known = GROUP_DIMENSIONS.flatMap((name) => {
    const value = dimensions[name] ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const json = JSON.stringify(Object.fromEntries(known));
  const prefix = (dimensions.node_id ?? '') === '' ? '' : OF_JOURNEY;
  const hash = createHash('sha256').update(json).digest('base64url');
  return { key: `${prefix}${hash.slice(0, KEY_LENGTH)}`, dimensions: json };
}
