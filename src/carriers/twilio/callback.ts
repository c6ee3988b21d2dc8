import { type FormFields, isSignedByTwilio } from '../../domain/carriers/twilio-signature.ts';
import type { Credentials } from './credentials.ts';

/** An unverified request from Twilio. */
export interface Callback {
  /** Path and query as received. */
  readonly path: string;
  readonly fields: FormFields;
  readonly signature: string;
  readonly requestId: string;
}

/** Whether the token of one of the accounts signed a callback to this URL. */
export function isSignedBy(
  accounts: readonly Credentials[],
  { path, fields, signature }: Callback,
  publicUrl: string,
): boolean {
  const url = publicUrl + path;
  return accounts.some(({ authToken }) => isSignedByTwilio(authToken, signature, url, fields));
}

/**
 * Reads the first field of a name without U+0000, which PostgreSQL cannot store; empty when
 * missing.
 */
export function readerOf(fields: FormFields): (name: string) => string {
  return (name) => (fields.find(([given]) => given === name)?.[1] ?? '').replaceAll('\0', '');
}
