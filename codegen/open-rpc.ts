import type { OpenrpcDocument } from '@open-rpc/meta-schema';
import { validateOpenRPCDocument } from '@open-rpc/schema-utils-js';
import type { RawDocument } from './contract.ts';

/** The value itself, once the official validator accepts it; throws with what that says otherwise. */
export function openRpcDocument(value: unknown): RawDocument {
  // The validator adds to what it is given, so it gets a copy.
  const verdict = validateOpenRPCDocument(structuredClone(value) as OpenrpcDocument);
  if (verdict !== true) throw new Error(verdict.message);
  return value as RawDocument;
}
