/**
 * Limits the answers to unknown codes per address. A known code is answered to a blocked address
 * too, because people share addresses. What makes guessing hopeless is the size of the code space.
 */
export interface UnknownCodeLimit {
  count(address: string, now: Date): void;
  isBlocked(address: string, now: Date): boolean;
}

const WINDOW_MS = 60_000;
/** People behind one address mistype few codes. */
const MAX_UNKNOWN = 60;
const MAX_ADDRESSES = 10_000;

export function createUnknownCodeLimit(): UnknownCodeLimit {
  const addresses = new Map<string, { readonly since: number; unknown: number }>();
  const recent = (address: string, now: Date) => {
    const found = addresses.get(address);
    return found !== undefined && now.getTime() - found.since < WINDOW_MS ? found : undefined;
  };
  return {
    count: (address, now) => {
      const found = recent(address, now) ?? { since: now.getTime(), unknown: 0 };
      found.unknown += 1;
      addresses.delete(address);
      addresses.set(address, found);
      if (addresses.size > MAX_ADDRESSES) addresses.delete(addresses.keys().next().value ?? '');
    },
    isBlocked: (address, now) => (recent(address, now)?.unknown ?? 0) >= MAX_UNKNOWN,
  };
}
