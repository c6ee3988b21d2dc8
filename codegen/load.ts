import { readFileSync } from 'node:fs';
import type { OpenrpcDocument } from '@open-rpc/meta-schema';
import { validateOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { type Contract, type RawDocument, readContract } from './contract.ts';

export const contractFile = new URL('../openrpc.json', import.meta.url);

/** Reads the contract; throws with the validator's findings when it is not a valid OpenRPC document. */
export function loadContract(): Contract {
  return readContract(openRpcDocument(JSON.parse(readFileSync(contractFile, 'utf8'))));
}

/** The value itself, once the official validator accepts it; throws with what that says otherwise. */
export function openRpcDocument(value: unknown): RawDocument {
  // The validator adds to what it is given, so it gets a copy.
  const verdict = validateOpenRPCDocument(structuredClone(value) as OpenrpcDocument);
  if (verdict !== true) throw new Error(verdict.message);
  return value as RawDocument;
}
