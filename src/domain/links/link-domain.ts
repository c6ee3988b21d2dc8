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
  if (/[\s/:@?#\\%[\]]/.test(text) || !URL.canParse(`https://${text}`)) return null;
  const { hostname } = new URL(`https://${text}`);
  const domain = hostname.replace(/\.$/, '');
  return domain.length <= 240 && HOST_NAME.test(domain) && !PRIVATE_NAME.test(domain) ? domain : null;
}

/** The records that prove the ownership of a domain and point it to the service. */
export function dnsRecordsOf(domain: string, token: string, serviceUrl: string): readonly [DnsRecord, DnsRecord] {
  return [
    { type: 'CNAME', name: domain, value: new URL(serviceUrl).hostname },
    { type: 'TXT', name: `_tern.${domain}`, value: `tern-domain=${token}` },
  ];
}
