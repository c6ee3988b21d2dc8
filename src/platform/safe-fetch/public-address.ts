import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 hands out addresses of the public internet from here only (RFC 4291, section 2.4; IANA, IPv6 global unicast). */
const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3');

/** Not public although ipaddr.js 2.5 takes it for unicast: what answers there is the cloud's own virtual host (Azure's agent). */
const BESIDE_V4 = [ipaddr.parseCIDR('168.63.129.16/32')];

/**
 * Whether an IP address (dotted IPv4, or IPv6 without brackets) is ordinary unicast of the public internet. Everything else is not: private, shared,
 * loopback, link-local, documentation, benchmark and reserved ranges, and every IPv6 form that carries an IPv4 address inside (mapped,
 * compatible, NAT64, 6to4, Teredo), since it can lead to a private one. Sources: the IANA special-purpose address registries (RFC 6890).
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also takes short and octal forms of IPv4, which sockets read in ways of their own.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv6' ? parsed.match(GLOBAL_UNICAST_V6) : !BESIDE_V4.some((range) => parsed.match(range));
}
