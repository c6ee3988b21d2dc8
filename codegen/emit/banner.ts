/** The first line of every generated TypeScript file. */
export const GENERATED =
  '// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.';
