import { type LookupAddress, Resolver } from 'node:dns';
import type { Lookup } from './vetted-lookup.ts';

const FIRST_ATTEMPT_MS = 2_000;
const MAX_ATTEMPTS = 2;
/**
 * c-ares retries with growing waits, seven seconds in all. DNS must fail before the connect
 * timeout, so that the error names DNS.
 */
const MAX_MS = 4_000;
/**
 * How long one address family waits for the other (RFC 8305, section 3, waits less, but every
 * address of a name must be checked here).
 */
const OTHER_FAMILY_MS = 500;

/**
 * The name could not be resolved. The resolver's error is the cause, because its code ECONNREFUSED
 * also occurs for receivers.
 */
class NameResolutionError extends Error {
  readonly code = 'ERR_NAME_RESOLUTION';

  constructor(hostname: string, cause: unknown) {
    super(`${hostname} could not be resolved. Check the host name and its DNS records.`, { cause });
    this.name = 'NameResolutionError';
  }
}

/**
 * Resolves names over sockets of the event loop. `dns.lookup` uses the thread pool, which has four
 * threads for everything: a silent DNS server of one partner would block them all. `servers`
 * (`address` or `address:port`) replaces the system's servers.
 *
 * IPv4 comes first, because this process does not know the machine's routes, by which `getaddrinfo`
 * sorts: a route for IPv4 nearly always exists, one for IPv6 is often missing or broken. Sockets
 * try the other family when an address has not answered within 250 ms.
 */
export function createNameLookup(servers?: readonly string[]): Lookup {
  return (hostname, _options, callback) => {
    // A resolver per lookup takes 20 µs, uses its own port, sees a changed resolv.conf, and can
    // be cancelled.
    const resolver = new Resolver({ timeout: FIRST_ATTEMPT_MS, tries: MAX_ATTEMPTS });
    if (servers) resolver.setServers(servers);
    const found: LookupAddress[][] = [[], []];
    let missing = found.length;
    const cancel = (): void => resolver.cancel();
    let timer = setTimeout(cancel, MAX_MS);

    const collect = (family: 4 | 6, error: unknown, addresses: readonly string[] | undefined): void => {
      found[family === 4 ? 0 : 1] = (addresses ?? []).map((address) => ({ address, family }));
      missing -= 1;
      const all = found.flat();
      if (missing === 0) {
        clearTimeout(timer);
        if (all.length > 0) callback(null, all);
        else callback(new NameResolutionError(hostname, error), []);
      } else if (all.length > 0) {
        clearTimeout(timer);
        timer = setTimeout(cancel, OTHER_FAMILY_MS);
      }
    };
    resolver.resolve4(hostname, (error, addresses) => collect(4, error, addresses));
    resolver.resolve6(hostname, (error, addresses) => collect(6, error, addresses));
  };
}
