import { lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { isAllowedHost, type OutgoingRules } from './allowed-host.ts';
import { boundAnswers } from './bound-answers.ts';
import { isPublicAddress } from './public-address.ts';
import { createNameLookup } from './resolve-name.ts';
import { type AddressCheck, BlockedAddressError, createVettedLookup, type Lookup } from './vetted-lookup.ts';

export interface ConnectorOptions {
  readonly rules: OutgoingRules;
  /** From the DNS lookup to the end of the TLS handshake. */
  readonly timeoutMs: number;
  /**
   * Resolves every name. By default allowed hosts use the system resolver with its hosts file, all
   * others DNS.
   */
  readonly lookup?: Lookup;
  /** DNS servers instead of the system's. */
  readonly nameServers?: readonly string[];
  /** Of a response. Default: 16 KiB. */
  readonly maxBodyBytes?: number;
  /** Tests on loopback replace this with their own check. */
  readonly isPublic?: AddressCheck;
}

/**
 * Opens connections to public addresses only; allowed hosts are not checked. An IP literal is
 * checked here, because Node does no lookup for it; a name is checked by its lookup; and the peer
 * address is checked again once connected. TLS verifies the host name, not the address.
 */
export function createConnector({
  rules,
  timeoutMs,
  lookup,
  nameServers,
  maxBodyBytes = 16 * 1024,
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
        boundAnswers(socket, maxBodyBytes);
        return callback(null, socket);
      });
    }
    if (isIP(hostname) !== 0 && !isPublic(hostname)) {
      // undici expects the callback after this function has returned.
      return queueMicrotask(() => callback(new BlockedAddressError(hostname, hostname), null));
    }
    return connectVetted(target, (error, socket) => {
      if (error) return callback(error, null);
      const peer = socket.remoteAddress ?? 'a closed peer';
      if (!isPublic(peer)) {
        socket.destroy();
        return callback(new BlockedAddressError(hostname, peer), null);
      }
      boundAnswers(socket, maxBodyBytes);
      return callback(null, socket);
    });
  };
}
