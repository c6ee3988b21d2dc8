import Sequencer from '@jest/test-sequencer';

/**
 * Files that mostly wait, for processes that start and end or for a browser. Jest knows how long
 * files took only where it has run before; elsewhere it would run these last, and alone.
 */
const SLOW =
  /\/test\/(?:scenarios|console|fuzz|contract|commands|sdk|guides|site|codegen\/tools|platform\/cluster|http\/no-echo)\b/;

/** Slow files first, so that no worker runs one of them alone at the end. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (tests.some(({ duration }) => duration !== undefined)) return sorted;
    return [...sorted.filter(({ path }) => SLOW.test(path)), ...sorted.filter(({ path }) => !SLOW.test(path))];
  }
}
