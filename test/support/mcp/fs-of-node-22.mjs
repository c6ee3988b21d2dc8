import { register } from 'node:module';

/**
 * The conformance suite imports `globSync`, which Node.js 20 does not have, for a command that the
 * tests do not use. Passed to `node --import`.
 */
const hooks = `
export const resolve = (specifier, context, next) =>
  specifier === 'fs' && context.parentURL?.includes('/conformance/')
    ? { url: 'tern:fs', shortCircuit: true }
    : next(specifier, context);
export const load = (url, context, next) =>
  url === 'tern:fs'
    ? { format: 'module', shortCircuit: true, source: "export * from 'node:fs'; export const globSync = () => [];" }
    : next(url, context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
