import type { Contract } from '../contract.ts';
import { GENERATED } from './banner.ts';

/**
 * `src/generated/errors.ts`: every error code of the contract. An undeclared code does not compile.
 */
export function emitErrors(contract: Contract): Map<string, string> {
  const rows = contract.errors.map(
    ({ code, rpcCode, message, fix }) =>
      `  ${JSON.stringify(String(code))}: { rpcCode: ${rpcCode}, message: ${JSON.stringify(message)}, fix: ${JSON.stringify(fix)} },`,
  );
  const text = [
    GENERATED,
    '',
    `export type ErrorCode = ${contract.errors.map(({ code }) => JSON.stringify(code)).join(' | ')};`,
    '',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the generated file contains a template literal type
    'export const errorTable: Readonly<Record<`${ErrorCode}`, { readonly rpcCode: number; readonly message: string; readonly fix: string | null }>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
  return new Map([['src/generated/errors.ts', text]]);
}
