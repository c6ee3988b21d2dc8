/** What Node and pg say of a connection that was never made, broke, or had broken before the statement came; pg gives its own errors no code. */
const LOST =
  /ECONN|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/;

/** Nothing is known of what was asked for over it, and another connection may do. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return LOST.test(`${String(code)} ${String(message)}`);
}
