import { lookup as systemLookup } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '../../parse-url.ts';
import { checkOutgoingUrl, type Lookup } from '../../platform/safe-fetch/index.ts';
import { CommandFailure, USAGE } from '../failure.ts';

/** Ranges of this machine and of private networks; not link-local, where clouds offer secrets. */
const LOCAL_RANGES = ['loopback', 'private', 'uniqueLocal'];

export function isLocalAddress(address: string): boolean {
  return isIP(address) !== 0 && LOCAL_RANGES.includes(ipaddr.process(address).range());
}

/** Fails unless every address of the URL's host is on this machine or in a private network. */
export async function readTarget(text: string): Promise<URL> {
  const url = /^https?:/.test(text) ? parseUrl(text) : null;
  if (url === null) throw new CommandFailure(`${text} is not an http or https URL.`, USAGE);
  const verdict = checkOutgoingUrl(text, { allowedHosts: [url.host] });
  if (!verdict.ok) throw new CommandFailure(`${text} cannot be used (${verdict.reason}).`, USAGE);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true }).catch((cause: Error) => {
    throw new CommandFailure(`${host} cannot be resolved: ${cause.message}`, USAGE, { cause });
  });
  const elsewhere = found.find(({ address }) => !isLocalAddress(address));
  if (elsewhere !== undefined) {
    const advice = 'Events are forwarded only to this machine and to private networks.';
    throw new CommandFailure(
      `${host} is at ${elsewhere.address}. ${advice} For others use partner.configureWebhook.`,
      USAGE,
    );
  }
  return url;
}

/** Checks the addresses again for each connection, because a name can change them. */
export const lookupLocal: Lookup = (hostname, options, callback) => {
  systemLookup(hostname, options, (error, addresses) => {
    const elsewhere = error === null && !addresses.every(({ address }) => isLocalAddress(address));
    if (elsewhere) callback(Object.assign(new Error(`${hostname} is not local.`), { code: 'ERR_BLOCKED_ADDRESS' }), []);
    else callback(error, addresses);
  });
};
