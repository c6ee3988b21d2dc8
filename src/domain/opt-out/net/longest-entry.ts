import { MAX_STEM, MIN_STEM, type NetNode } from './build-net.ts';

/** What the longest entry at this word says, and its length in words; 0 if there is none. */
export type Entry = readonly [kinds: number, length: number];

const NOTHING: Entry = [0, 0];

export function longestEntry(root: NetNode, tokens: readonly string[], from: number): Entry {
  return follow(root, tokens, from, from, NOTHING);
}

function follow(node: NetNode, tokens: readonly string[], from: number, at: number, best: Entry): Entry {
  let found = best;
  if (node.kinds !== 0) {
    const length = at - from;
    if (length > found[1]) found = [node.kinds, length];
    else if (length === found[1]) found = [found[0] | node.kinds, length];
  }
  const token = tokens[at];
  if (token === undefined) return found;
  const next = node.words?.get(token);
  if (next) found = follow(next, tokens, from, at + 1, found);
  const { stems } = node;
  if (stems === null || !node.stemStarts?.has(token.slice(0, MIN_STEM))) return found;
  for (let length = MIN_STEM; length <= token.length && length <= MAX_STEM; length++) {
    const stem = stems.get(token.slice(0, length));
    if (stem) found = follow(stem, tokens, from, at + 1, found);
  }
  return found;
}
