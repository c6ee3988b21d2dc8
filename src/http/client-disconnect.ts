/** What Node.js calls the end of a connection that the client ended, or that was ended for it. */
const CODES: ReadonlySet<string> = new Set([
  ...['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'],
]);

/**
 * Whether the client has left. That is normal: the listener counts it, and a log line for each
 * would hide other errors. A body that ends too early, or is not HTTP, is an error of the parser,
 * which ends the connection.
 */
export function isClientDisconnect({ code = '' }: NodeJS.ErrnoException): boolean {
  return CODES.has(code) || code.startsWith('HPE_');
}
