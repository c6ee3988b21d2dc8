export type PostError =
  | 'blocked_url'
  | 'blocked_address'
  | 'dns_failed'
  | 'unreachable'
  | 'connect_timeout'
  | 'connection_refused'
  | 'connection_reset'
  | 'tls_failed'
  | 'timeout'
  | 'invalid_request'
  | 'invalid_response'
  | 'cancelled'
  | 'client_closed'
  | 'connection_failed';

const CODES: ReadonlyMap<string, PostError> = new Map<string, PostError>([
  ['ERR_BLOCKED_ADDRESS', 'blocked_address'],
  ['ERR_NAME_RESOLUTION', 'dns_failed'],
  ['ENOTFOUND', 'dns_failed'],
  ['ENODATA', 'dns_failed'],
  ['EHOSTUNREACH', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['EADDRNOTAVAIL', 'unreachable'],
  ['ETIMEDOUT', 'connect_timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'connect_timeout'],
  ['ECONNREFUSED', 'connection_refused'],
  ['ECONNRESET', 'connection_reset'],
  ['EPIPE', 'connection_reset'],
  ['UND_ERR_SOCKET', 'connection_reset'],
  ['EPROTO', 'tls_failed'],
  ['ERR_ANSWER_TOO_LONG', 'invalid_response'],
  ['UND_ERR_HEADERS_OVERFLOW', 'invalid_response'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'invalid_response'],
  ['UND_ERR_INVALID_ARG', 'invalid_request'],
  ['UND_ERR_CLOSED', 'client_closed'],
  ['UND_ERR_DESTROYED', 'client_closed'],
]);

/** OpenSSL's certificate error names share no prefix. */
const CERTIFICATE = /CERT|^UNABLE_TO_|^CRL_|^HOSTNAME_MISMATCH$|^INVALID_(?:CA|PURPOSE)$|SELF_SIGNED/;

/**
 * The stable code for an error of undici, a socket, TLS or DNS; `connection_failed` for unknown
 * ones.
 */
export function postErrorOf(error: unknown): PostError {
  const { code, name } = codeAndName(error);
  const known = CODES.get(code);
  if (known) return known;
  // undici sets no code on its parser errors.
  if (name === 'HTTPParserError') return 'invalid_response';
  if (code.startsWith('EAI_')) return 'dns_failed';
  if (code.startsWith('ERR_TLS_') || code.startsWith('ERR_SSL_') || CERTIFICATE.test(code)) return 'tls_failed';
  return 'connection_failed';
}

/** Whether this process canceled the request, so that it says nothing about the receiver. */
export function isCanceledByUs(error: string | null): boolean {
  return error === 'cancelled' || error === 'client_closed';
}

/** By properties, not class: an error of another realm has another Error class. */
function codeAndName(error: unknown): { readonly code: string; readonly name: string } {
  if (typeof error !== 'object' || error === null) return { code: '', name: '' };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : '',
    name: 'name' in error && typeof error.name === 'string' ? error.name : '',
  };
}
