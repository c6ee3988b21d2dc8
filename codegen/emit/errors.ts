import type { Contract } from '../contract.ts';
import { GENERATED } from './banner.ts';

/** `src/generated/errors.ts`: every code the contract declares; a code that is not here does not compile. */
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
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal type of the generated file
    'export const errorTable: Readonly<Record<`${ErrorCode}`, { readonly rpcCode: number; readonly message: string; readonly fix: string | null }>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
  return new Map([['src/generated/errors.ts', text]]);
}
