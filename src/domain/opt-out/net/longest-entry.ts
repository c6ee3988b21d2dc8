import { MAX_STEM, MIN_STEM, type NetNode } from './build-net.ts';

/** What the longest entry at this word says, and its length in words; 0 if there is none. */
export function longestEntry(
  root: NetNode,
  tokens: readonly string[],
  from: number,
): readonly [kinds: number, length: number] {
  let best: readonly [number, number] = [0, 0];
  const follow = (node: NetNode, at: number): void => {
    if (node.kinds !== 0 && at - from > best[1]) best = [node.kinds, at - from];
    else if (at - from === best[1]) best = [best[0] | node.kinds, best[1]];
    const token = tokens[at];
    if (token === undefined) return;
    const next = node.words.get(token);
    if (next) follow(next, at + 1);
    if (node.stems.size === 0) return;
    for (let length = MIN_STEM; length <= token.length && length <= MAX_STEM; length++) {
      const stem = node.stems.get(token.slice(0, length));
      if (stem) follow(stem, at + 1);
    }
  };
  follow(root, from);
  return best;
}
