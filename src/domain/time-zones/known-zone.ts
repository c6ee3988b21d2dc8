const known = new Map<string, boolean>();
const MAX_ZONES = 2_000;

/**
 * Whether this is an IANA zone in which people live. `UTC`, `GMT` and `Etc/…` are server settings
 * and do not show a person's local time.
 */
export function isInhabitedZone(zone: string): boolean {
  if (!/^[A-Z][A-Za-z_]+\/[A-Za-z_/+\-0-9]+$/.test(zone) || zone.length > 64 || zone.startsWith('Etc/')) return false;
  const before = known.get(zone);
  if (before !== undefined) return before;
  if (known.size >= MAX_ZONES) known.clear();
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
