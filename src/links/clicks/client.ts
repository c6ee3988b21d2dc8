import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DAY_MS } from '../../domain/durations.ts';
import { BURST_MS } from '../../domain/links/classify-click.ts';
import { SCANNER_RANGES } from '../../domain/links/scanner-ranges.ts';

const RANGES = SCANNER_RANGES.map((range) => ipaddr.parseCIDR(range));

/** Whether link scanners are known to run at an address. */
export function isScannerAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  return RANGES.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
}

/** Clients that are remembered; beyond it the oldest are forgotten. */
const MAX_CLIENTS = 20_000;
/** Beyond this many codes a client is a bot in any case. */
const MAX_CODES = 50;

export interface BurstDetector {
  /** Counts the click; returns how many codes the client opened within `BURST_MS`. */
  count(address: string, userAgent: string, code: string, now: Date): number;
}

/**
 * Counts the codes that each client opens. It remembers only a hash of the address and the user
 * agent, in memory, and forgets its key every day.
 */
export function createBurstDetector(): BurstDetector {
  let salt = randomBytes(32);
  let day = 0;
  const clients = new Map<string, { since: number; codes: Set<string> }>();
  return {
    count: (address, userAgent, code, now) => {
      const ms = now.getTime();
      const today = Math.floor(ms / DAY_MS);
      if (today !== day) {
        [salt, day] = [randomBytes(32), today];
        clients.clear();
      }
      const client = createHmac('sha256', salt).update(`${address} ${userAgent}`).digest('base64url');
      const known = clients.get(client);
      const seen = known !== undefined && ms - known.since < BURST_MS ? known : { since: ms, codes: new Set<string>() };
      // Inserted again, so that the first of the map is the oldest.
      clients.delete(client);
      clients.set(client, seen);
      if (seen.codes.size < MAX_CODES) seen.codes.add(code);
      if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '');
      return seen.codes.size;
    },
  };
}
