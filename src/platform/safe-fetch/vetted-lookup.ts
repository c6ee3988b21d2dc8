import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Resolves a name to all its addresses: `dns.lookup` with `all: true`. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export type AddressCheck = (address: string) => boolean;

/** The host resolves to an address that outgoing requests must not reach. */
export class BlockedAddressError extends Error {
  readonly code = 'ERR_BLOCKED_ADDRESS';

  constructor(host: string, address: string) {
    super(`${host} resolves to ${address}, which is not a public address. Use a URL with a public address.`);
    this.name = 'BlockedAddressError';
  }
}

/**
 * A lookup for sockets that succeeds only when every address of the name is public: DNS rebinding
 * mixes private addresses with public ones. The socket connects to the addresses checked here,
 * without a second lookup.
 */
export function createVettedLookup(lookup: Lookup, isPublic: AddressCheck): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const refusal = error ?? refusalOf(hostname, addresses, isPublic);
      const [first] = addresses ?? [];
      if (refusal || !first) callback(refusal, '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function refusalOf(hostname: string, addresses: readonly LookupAddress[], isPublic: AddressCheck): Error | null {
  if (addresses.length === 0) return Object.assign(new Error(`${hostname} has no address.`), { code: 'ENOTFOUND' });
  const blocked = addresses.find(({ address }) => !isPublic(address));
  return blocked ? new BlockedAddressError(hostname, blocked.address) : null;
}
