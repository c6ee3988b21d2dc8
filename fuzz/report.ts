import { bodyOf, type Request } from './call.ts';
import type { Fault } from './checks/fault.ts';

export interface Finding {
  readonly where: string;
  readonly kind: string;
  readonly fault: Fault;
  /** A line for the shell that asks the same. */
  readonly request: string;
}

export interface Tally {
  count(kind: string, code: string): void;
  /** How many cases of each kind there were, and how they were answered. */
  rows(): readonly {
    readonly kind: string;
    readonly cases: number;
    readonly codes: Readonly<Record<string, number>>;
  }[];
}

export function newTally(): Tally {
  const kinds = new Map<string, Map<string, number>>();
  return {
    count: (kind, code) => {
      const codes = kinds.get(kind) ?? new Map<string, number>();
      kinds.set(kind, codes.set(code, (codes.get(code) ?? 0) + 1));
    },
    rows: () =>
      [...kinds].map(([kind, codes]) => ({
        kind,
        cases: [...codes.values()].reduce((sum, count) => sum + count, 0),
        codes: Object.fromEntries([...codes].sort(([, a], [, b]) => b - a)),
      })),
  };
}

export function curl(url: string, request: Request): string {
  const key = request.key === null ? '' : `-H 'authorization: Bearer ${request.key}' `;
  return `curl -sS ${url}/rpc -H 'content-type: application/json' ${key}--data-binary '${bodyOf(request).replaceAll("'", "'\\''")}'`;
}

/** The kinds of cases as lines, each with the answers that were given most. */
export function tallyText(tally: Tally): string {
  return tally
    .rows()
    .map(({ kind, cases, codes }) => {
      const most = Object.entries(codes)
        .slice(0, 6)
        .map(([code, count]) => `${code} ${count}`);
      return `${kind.padEnd(28)}${String(cases).padStart(7)}   ${most.join(', ')}`;
    })
    .join('\n');
}

export function findingText({ where, kind, fault, request }: Finding): string {
  return `${where} (${kind}): ${fault.name}\n  ${fault.detail}\n  ${request}`;
}

/** Bytes that no curl would send. */
export function shellLine({ host, port }: { host: string; port: number }, bytes: Buffer): string {
  const shown = bytes.length > 2_000 ? `${bytes.subarray(0, 2_000).toString('base64')}…` : bytes.toString('base64');
  return `echo ${shown} | base64 -d | nc -q 2 ${host} ${port}`;
}
