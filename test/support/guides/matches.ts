/**
 * The differences between an excerpt of an answer in a guide and the answer itself. The excerpt may
 * leave out fields and items of lists; `…` in a string stands for any text.
 */
export function differences(expected: unknown, actual: unknown, path = 'answer'): string[] {
  if (typeof expected === 'string' && expected.includes('…')) {
    const parts = expected.split('…');
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    const matches = typeof actual === 'string' && actual.startsWith(first) && actual.endsWith(last);
    return matches ? [] : [`${path} is ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path} is no list`];
    return differencesOfLists(expected, actual, path);
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${path} is ${JSON.stringify(actual)} and no object`];
    const fields = actual as Record<string, unknown>;
    return Object.entries(expected).flatMap(([name, value]) => differences(value, fields[name], `${path}.${name}`));
  }
  return expected === actual ? [] : [`${path} is ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`];
}

/** The items of the excerpt must occur in the list, in the same order. */
function differencesOfLists(expected: readonly unknown[], actual: readonly unknown[], path: string): string[] {
  let from = 0;
  return expected.flatMap((item) => {
    const at = actual.findIndex((each, index) => index >= from && differences(item, each).length === 0);
    if (at < 0) return [`${path} has no ${JSON.stringify(item)} after item ${from - 1}: ${JSON.stringify(actual)}`];
    from = at + 1;
    return [];
  });
}
