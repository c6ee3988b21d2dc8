import { type LookupAddress, Resolver } from 'node:dns';
import type { Lookup } from './vetted-lookup.ts';

const FIRST_TRY_MS = 2_000;
const TRIES = 2;
/** c-ares waits longer from try to try, seven seconds in all: a name must be told as what failed before the time for connecting is over. */
const LONGEST_MS = 4_000;
/** What a family may keep the other's addresses waiting (RFC 8305, 3, waits less, but a name's every address is to be judged here). */
const OTHER_FAMILY_MS = 500;

/** A name whose addresses could not be learnt, with the resolver's error as its cause: of its codes, ECONNREFUSED also tells of receivers. */
export class NameResolutionError extends Error {
  readonly code = 'ERR_NAME_RESOLUTION';

  constructor(hostname: string, cause: unknown) {
    super(`No DNS server tells an address of ${hostname}.`, { cause });
    this.name = 'NameResolutionError';
  }
}

/**
 * Asks DNS servers over sockets of the event loop. `dns.lookup` asks in threads, of which a process has four for everything: a partner's silent
 * DNS server would hold them all. `servers` (`address` or `address:port`) in the place of those of the system.
 *
 * IPv4 comes first, because nobody here knows this machine's routes, by which `getaddrinfo` sorts: IPv4 has one nearly everywhere, a route
 * for IPv6 is often missing or leads nowhere. Sockets try the other family when an address has not answered within 250 ms.
 */
export function createNameLookup(servers?: readonly string[]): Lookup {
  return (hostname, _options, callback) => {
    // One each takes 20 µs, asks from a port of its own, sees a changed resolv.conf, and can be called off.
    const resolver = new Resolver({ timeout: FIRST_TRY_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const found: LookupAddress[][] = [[], []];
    let missing = found.length;
    const callOff = (): void => resolver.cancel();
    let timer = setTimeout(callOff, LONGEST_MS);

    const take = (family: 4 | 6, error: unknown, addresses: readonly string[] | undefined): void => {
      found[family === 4 ? 0 : 1] = (addresses ?? []).map((address) => ({ address, family }));
      missing -= 1;
      const all = found.flat();
      if (missing === 0) {
        clearTimeout(timer);
        if (all.length > 0) callback(null, all);
        else callback(new NameResolutionError(hostname, error), []);
      } else if (all.length > 0) {
        clearTimeout(timer);
        timer = setTimeout(callOff, OTHER_FAMILY_MS);
      }
    };
    resolver.resolve4(hostname, (error, addresses) => take(4, error, addresses));
    resolver.resolve6(hostname, (error, addresses) => take(6, error, addresses));
  };
}
