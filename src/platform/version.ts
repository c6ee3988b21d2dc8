import { readFileSync } from 'node:fs';
import { packageRoot } from './package-root.ts';

/** The version of this package: three numbers, as in semantic versioning. */
export const version: string = (
  JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')) as { readonly version: string }
).version;

/** Below 0 if `a` is older than `b`. What follows the three numbers is ignored. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('.', 3).map((part) => Number.parseInt(part, 10) || 0));
  for (const position of [0, 1, 2]) {
    const difference = (left?.[position] ?? 0) - (right?.[position] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
