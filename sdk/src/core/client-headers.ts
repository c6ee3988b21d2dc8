import { catalogVersion } from '../generated/catalog.ts';

interface NodeGlobals {
  readonly process?: { readonly versions?: { readonly node?: string } };
}

/**
 * Names the client. In Node only, because in a browser a custom header would cost a CORS preflight
 * per call.
 */
export function clientHeaders(): Record<string, string> {
  const version = (globalThis as NodeGlobals).process?.versions?.node;
  if (version === undefined) return {};
  return { 'user-agent': `tern-sdk node/${version}`, 'x-tern-client': `sdk catalog/${catalogVersion} node/${version}` };
}
