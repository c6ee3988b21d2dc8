import { readFileSync } from 'node:fs';

/**
 * Exits if this Node is older than package.json requires. Otherwise, later steps would fail with
 * confusing errors.
 */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number);
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return;
  process.stderr.write(
    `Tern needs Node ${major}.${minor} or later; this is ${process.versions.node}. Install it from https://nodejs.org and try again.\n`,
  );
  process.exit(1);
}
