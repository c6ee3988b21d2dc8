/**
 * Hosts (host or host:port, such as `127.0.0.1:4010`, `localhost`) that may be reached over http
 * and at private addresses: for tests and demos only.
 */
export interface OutgoingRules {
  readonly allowedHosts: readonly string[];
}

/**
 * `hostname` with or without IPv6 brackets; an empty `port` is the protocol's default. An entry
 * without a port allows every port.
 */
export function isAllowedHost(
  { hostname, port, protocol }: { readonly hostname: string; readonly port: string; readonly protocol: string },
  { allowedHosts }: OutgoingRules,
): boolean {
  if (allowedHosts.length === 0) return false;
  const host = hostname.includes(':') && !hostname.startsWith('[') ? `[${hostname}]` : hostname;
  const withPort = `${host}:${port || (protocol === 'https:' ? '443' : '80')}`;
  return allowedHosts.some((entry) => {
    const allowed = entry.toLowerCase();
    return allowed === host || allowed === withPort || `[${allowed}]` === host;
  });
}
