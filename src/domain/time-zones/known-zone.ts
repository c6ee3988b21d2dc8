const known = new Map<string, boolean>();
const MOST = 2_000;

/**
 * Whether a text names a zone of the IANA database that people live in. `UTC`, `GMT` and `Etc/…` are what a machine is set to: they say
 * nothing about when somebody sleeps.
 */
export function isInhabitedZone(zone: string): boolean {
  if (!/^[A-Z][A-Za-z_]+\/[A-Za-z_/+\-0-9]+$/.test(zone) || zone.length > 64 || zone.startsWith('Etc/')) return false;
  const before = known.get(zone);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const exists = existsInDatabase(zone);
  known.set(zone, exists);
  return exists;
}

function existsInDatabase(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
