import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Resolves a name to all its addresses: `dns.lookup` with `all: true`. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export type AddressJudge = (address: string) => boolean;

/** An address that outgoing requests must not reach. */
export class BlockedAddressError extends Error {
  readonly code = 'ERR_BLOCKED_ADDRESS';

  constructor(host: string, address: string) {
    super(`${host} leads to ${address}, which is not a public address. Give it a public one, or another URL.`);
    this.name = 'BlockedAddressError';
  }
}

/**
 * A look-up for a socket that answers only when every address of the name is public: one private address among public ones is how a name is
 * rebound. The socket connects to the very addresses judged here, there is no second look-up.
 */
export function createVettedLookup(lookup: Lookup, isPublic: AddressJudge): LookupFunction {
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

function refusalOf(hostname: string, addresses: readonly LookupAddress[], isPublic: AddressJudge): Error | null {
  if (addresses.length === 0) return Object.assign(new Error(`${hostname} has no address.`), { code: 'ENOTFOUND' });
  const blocked = addresses.find(({ address }) => !isPublic(address));
  return blocked ? new BlockedAddressError(hostname, blocked.address) : null;
}
