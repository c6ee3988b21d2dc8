import { readDatabaseUrl } from '../../platform/database/connections/connection-config.ts';
import { isDatabaseUnavailable } from '../../platform/database/connections/unavailable.ts';
import { CommandFailure, NO_CONNECTION } from '../failure.ts';

/** The host is not found, or the server is starting, stopping or full (57P01 to 57P03, 53300). */
const UNAVAILABLE = /^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]|53300)/;

/** Whether a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return UNAVAILABLE.test(code) || isDatabaseUnavailable(error) || (code === '' && /timeout/i.test(message));
}

/**
 * Runs the first database work of a command. Explains in one line when the database is unreachable
 * or rejects the login.
 */
export async function explainDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const location = databaseLocation(url);
    if (isUnavailable(error)) {
      throw new CommandFailure(
        `The database at ${location} cannot be reached (${code || message}). Check that it is running and that DATABASE_URL is correct.`,
        NO_CONNECTION,
        {
          cause: error,
        },
      );
    }
    if (/no encryption|SSL off/.test(message))
      throw new CommandFailure(
        `The database at ${location} accepts only TLS. Add sslmode=require or sslmode=verify-full to DATABASE_URL.`,
        NO_CONNECTION,
        { cause: error },
      );
    const tls = explainTls(code, message);
    if (tls !== null) throw new CommandFailure(`The database at ${location} ${tls}`, NO_CONNECTION, { cause: error });
    // SQLSTATE class 28: login; 3D000: database name.
    if (/^(28|3D000)/.test(code))
      throw new CommandFailure(
        `The database at ${location} rejects the connection: ${message}. Check DATABASE_URL.`,
        NO_CONNECTION,
        { cause: error },
      );
    throw error;
  }
}

/** What is wrong with the certificate or with TLS itself; null for another error. */
function explainTls(code: string, message: string): string | null {
  if (message === 'The server does not support SSL connections')
    return 'has no TLS, which sslmode in DATABASE_URL requires. Turn it on in the server, or set sslmode=prefer.';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'has a certificate for another host. Use the name of the certificate in DATABASE_URL, or sslmode=verify-ca.';
  if (/^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_|CERT_)/.test(code))
    return `has a certificate that is not trusted (${code}). Set sslrootcert in DATABASE_URL to the root certificate of its authority.`;
  return null;
}

/** Host, port and database name, never the credentials. */
export function databaseLocation(url: string): string {
  const { hostname, port, pathname } = readDatabaseUrl(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}
