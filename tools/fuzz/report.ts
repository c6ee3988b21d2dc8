import { bodyOf, type Request } from './call.ts';
import type { Fault } from './checks/fault.ts';

export interface Finding {
  readonly where: string;
  readonly kind: string;
  readonly fault: Fault;
  /** A shell command that repeats the request. */
  readonly request: string;
}

export interface Summary {
  count(kind: string, code: string): void;
  /** Number of cases and answer codes per kind. */
  rows(): readonly {
    readonly kind: string;
    readonly cases: number;
    readonly codes: Readonly<Record<string, number>>;
  }[];
}

export function createSummary(): Summary {
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

/** One line per kind of case with its most frequent answer codes. */
export function summaryText(summary: Summary): string {
  return summary
    .rows()
    .map(({ kind, cases, codes }) => {
      const frequent = Object.entries(codes)
        .slice(0, 6)
        .map(([code, count]) => `${code} ${count}`);
      return `${kind.padEnd(28)}${String(cases).padStart(7)}   ${frequent.join(', ')}`;
    })
    .join('\n');
}

export function findingText({ where, kind, fault, request }: Finding): string {
  return `${where} (${kind}): ${fault.name}\n  ${fault.detail}\n  ${request}`;
}

/** A shell command for bytes that curl cannot send. */
export function shellLine({ host, port }: { host: string; port: number }, bytes: Buffer): string {
  const shown = bytes.length > 2_000 ? `${bytes.subarray(0, 2_000).toString('base64')}…` : bytes.toString('base64');
  return `echo ${shown} | base64 -d | nc -q 2 ${host} ${port}`;
}
