import { parseUrl } from '../../parse-url.ts';

export interface DnsRecord {
  readonly type: 'CNAME' | 'TXT';
  readonly name: string;
  readonly value: string;
}

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){2,8}[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const PRIVATE_NAME = /\.(?:localhost|localdomain|local|internal|arpa|test|invalid)$/;

/**
 * A host name in lower case and ASCII form; null for anything else. A CNAME record needs a
 * subdomain, because the domain itself has other records (RFC 1034, section 3.6.2).
 */
export function readLinkDomain(text: string): string | null {
  const url = /[\s/:@?#\\%[\]]/.test(text) ? null : parseUrl(`https://${text}`);
  if (url === null) return null;
  const domain = url.hostname.replace(/\.$/, '');
  return domain.length <= 240 && HOST_NAME.test(domain) && !PRIVATE_NAME.test(domain) ? domain : null;
}

/** The records that prove the ownership of a domain and point it to the service. */
export function dnsRecordsOf(domain: string, token: string, serviceUrl: string): readonly [DnsRecord, DnsRecord] {
  return [
    { type: 'CNAME', name: domain, value: new URL(serviceUrl).hostname },
    { type: 'TXT', name: `_tern.${domain}`, value: `tern-domain=${token}` },
  ];
}
