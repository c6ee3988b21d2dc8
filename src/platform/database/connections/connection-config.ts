import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import type pg from 'pg';
import { parseUrl } from '../../../parse-url.ts';

/** DATABASE_URL cannot be used as it is; the message says what to write instead. */
export class InvalidDatabaseUrl extends Error {}

export interface ConnectionConfig {
  readonly connectionString: string;
  /** Not given: the driver decides, which uses no TLS. */
  readonly ssl?: pg.ClientConfig['ssl'] | PreferredTls;
}

/** Uses TLS if the server has it. */
interface PreferredTls {
  readonly isPreferred: true;
  readonly rejectUnauthorized: false;
}

const FORM = 'postgresql://user:password@host:5432/database';
const MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** What the driver accepted before: TLS without verification. */
const NO_VERIFY = 'no-verify';
/** Parameters that are read here, because the driver understands them otherwise than libpq. */
const TLS_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/**
 * Reads DATABASE_URL. Throws `InvalidDatabaseUrl` for what is no URL of PostgreSQL, without its
 * text, which may hold a password.
 */
export function readDatabaseUrl(text: string): URL {
  const url = parseUrl(text);
  if (url === null) throw new InvalidDatabaseUrl(`DATABASE_URL is not a URL. Use the form ${FORM}.`);
  if (url.protocol !== 'postgresql:' && url.protocol !== 'postgres:')
    throw new InvalidDatabaseUrl(
      `DATABASE_URL begins with ${url.protocol}${text.startsWith(`${url.protocol}//`) ? '//' : ''}, but Tern needs PostgreSQL. Use the form ${FORM}.`,
    );
  return url;
}

/**
 * What the driver needs to connect to a URL. The parameters of TLS mean what libpq documents: only
 * `verify-ca` and `verify-full` verify the certificate, and `require` does when it has the root
 * certificate. One exception: `verify-full` without `sslrootcert` trusts the authorities of Node,
 * as with `sslrootcert=system`. Files in `~/.postgresql` are not read.
 */
export function connectionConfig(text: string): ConnectionConfig {
  const url = readDatabaseUrl(text);
  const { searchParams } = url;
  if (!TLS_PARAMETERS.some((name) => searchParams.has(name))) return { connectionString: text };
  const [given, root, cert, key] = TLS_PARAMETERS.map((name) => searchParams.get(name));
  for (const name of TLS_PARAMETERS) searchParams.delete(name);
  const mode = given ?? (root === 'system' ? 'verify-full' : 'prefer');
  if (!MODES.includes(mode) && mode !== NO_VERIFY)
    throw new InvalidDatabaseUrl(`sslmode in DATABASE_URL must be one of ${MODES.join(', ')}.`);
  if (root === 'system' && mode !== 'verify-full')
    throw new InvalidDatabaseUrl('sslrootcert=system in DATABASE_URL needs sslmode=verify-full.');
  if ((cert === null) !== (key === null))
    throw new InvalidDatabaseUrl('sslcert and sslkey in DATABASE_URL must be set together, or neither.');
  return { connectionString: url.href, ssl: tlsOptions(mode, root ?? null, cert ?? null, key ?? null) };
}

function tlsOptions(
  mode: string,
  root: string | null,
  cert: string | null,
  key: string | null,
): NonNullable<ConnectionConfig['ssl']> {
  if (mode === 'disable') return false;
  const own = cert === null || key === null ? {} : { cert: readPem('sslcert', cert), key: readPem('sslkey', key) };
  const ca = root === null || root === 'system' ? null : readPem('sslrootcert', root);
  if (mode === 'prefer') return { ...own, isPreferred: true, rejectUnauthorized: false };
  if (mode === 'verify-full') return { ...own, ca: ca ?? [...rootCertificates] };
  if (mode === 'verify-ca' && ca === null)
    throw new InvalidDatabaseUrl(
      'sslmode=verify-ca in DATABASE_URL needs sslrootcert, the path of the root certificate. For a certificate of a public authority, use sslmode=verify-full.',
    );
  if (mode === NO_VERIFY || ca === null) return { ...own, rejectUnauthorized: false };
  // The name in the certificate is verified by `verify-full` only.
  return { ...own, ca, checkServerIdentity: () => undefined };
}

function readPem(name: string, path: string): string {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new InvalidDatabaseUrl(`${name} in DATABASE_URL names ${path}, which cannot be read (${code}).`, { cause });
  }
  if (!text.includes('-----BEGIN '))
    throw new InvalidDatabaseUrl(`${name} in DATABASE_URL names ${path}, which is not a PEM file.`);
  return text;
}
