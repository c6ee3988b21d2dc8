import type { ContactsImportResult } from '../../generated/types.ts';
import { callPatiently } from '../http/call-patiently.ts';
import type { Endpoint } from '../http/endpoint.ts';

/** Sends one batch. The idempotency key makes retries safe. Throws permanent errors. */
export function sendBatch(endpoint: Endpoint, params: Record<string, unknown>): Promise<ContactsImportResult> {
  return callPatiently(endpoint, 'contacts.import', params, { advice: 'Run the same command again to resume.' });
}
