import { lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { isAllowedHost, type OutgoingRules } from './allowed-host.ts';
import { boundAnswers } from './bound-answers.ts';
import { isPublicAddress } from './public-address.ts';
import { createNameLookup } from './resolve-name.ts';
import { type AddressJudge, BlockedAddressError, createVettedLookup, type Lookup } from './vetted-lookup.ts';

export interface ConnectorOptions {
  readonly rules: OutgoingRules;
  /** From the look-up of the name to the end of the TLS handshake. */
  readonly timeoutMs: number;
  /** For every name; without it, those of allowed hosts are asked of the system, which knows its hosts file, all others of DNS. */
  readonly lookup?: Lookup;
  /** DNS servers in the place of those of the system. */
  readonly nameServers?: readonly string[];
  /** Tests on loopback name an address of their own public. */
  readonly isPublic?: AddressJudge;
}

/**
 * Opens connections to public addresses only; allowed hosts are not judged. An address in the place of a name is judged here, because Node asks
 * no look-up for it; a name by its look-up; and the peer once more when the connection stands. TLS names and verifies the host, not the address.
 */
export function createConnector({
  rules,
  timeoutMs,
  lookup,
  nameServers,
  isPublic = isPublicAddress,
}: ConnectorOptions): buildConnector.connector {
  const shared = { timeout: timeoutMs, rejectUnauthorized: true };
  const connectPlainly = buildConnector({ ...shared, lookup: createVettedLookup(lookup ?? systemLookup, () => true) });
  const connectVetted = buildConnector({
    ...shared,
    lookup: createVettedLookup(lookup ?? createNameLookup(nameServers), isPublic),
  });

  return (target, callback) => {
    const { hostname } = target;
    if (isAllowedHost(target, rules)) {
      return connectPlainly(target, (error, socket) => {
        if (error) return callback(error, null);
        boundAnswers(socket);
        return callback(null, socket);
      });
    }
    if (isIP(hostname) !== 0 && !isPublic(hostname)) {
      // undici expects the answer after its call has returned.
      return queueMicrotask(() => callback(new BlockedAddressError(hostname, hostname), null));
    }
    return connectVetted(target, (error, socket) => {
      if (error) return callback(error, null);
      const peer = socket.remoteAddress ?? 'a peer that has gone';
      if (!isPublic(peer)) {
        socket.destroy();
        return callback(new BlockedAddressError(hostname, peer), null);
      }
      boundAnswers(socket);
      return callback(null, socket);
    });
  };
}
