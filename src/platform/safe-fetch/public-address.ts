import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * IPv6 assigns public addresses only from here (RFC 4291, section 2.4; IANA, IPv6 global unicast).
 */
const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * The interface identifier of ISATAP (RFC 5214, section 6.1) under any prefix, which a router takes
 * as the IPv4 address that follows it.
 */
const ISATAP = [0x0000, 0x0200];
const ISATAP_IPV4 = 0x5efe;

/** Not public, although ipaddr.js 2.5 reports unicast: Azure's virtual host agent. */
const BLOCKED_V4 = [ipaddr.parseCIDR('168.63.129.16/32')];

/**
 * Whether an IP address (dotted IPv4, or IPv6 without brackets) is public unicast. False for
 * private, shared, loopback, link-local, documentation, benchmark and reserved ranges, and for
 * every IPv6 form that embeds an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP),
 * since it can lead to a private one. Source: the IANA special-purpose address registries (RFC
 * 6890).
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also accepts short and octal IPv4 forms, which sockets interpret differently.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (!(parsed instanceof ipaddr.IPv6)) return !BLOCKED_V4.some((range) => parsed.match(range));
  return parsed.match(GLOBAL_UNICAST_V6) && !isIsatap(parsed);
}

function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return ISATAP.includes(parts[4] ?? 0) && parts[5] === ISATAP_IPV4;
}
