import { catalogVersion } from '../generated/catalog.ts';

interface NodeGlobals {
  readonly process?: { readonly versions?: { readonly node?: string } };
}

/** Says who is calling, in Node only: in a browser a header of its own would cost a preflight request each call. */
export function clientHeaders(): Record<string, string> {
  const version = (globalThis as NodeGlobals).process?.versions?.node;
  if (version === undefined) return {};
  return { 'user-agent': `tern-sdk node/${version}`, 'x-tern-client': `sdk catalog/${catalogVersion} node/${version}` };
}
