import type { OpenrpcDocument } from '@open-rpc/meta-schema';
import { validateOpenRPCDocument } from '@open-rpc/schema-utils-js';
import type { RawDocument } from './contract.ts';

/**
 * Returns the value if the official validator accepts it, and throws the validator's message
 * otherwise.
 */
export function openRpcDocument(value: unknown): RawDocument {
  // The validator modifies its input, so it gets a copy.
  const verdict = validateOpenRPCDocument(structuredClone(value) as OpenrpcDocument);
  if (verdict !== true) throw new Error(verdict.message);
  return value as RawDocument;
}
