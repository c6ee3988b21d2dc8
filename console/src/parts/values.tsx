import { formatExact, formatNumber, formatPercent, formatRelative } from '../service/locale.ts';

/** A time relative to now, with the exact one and its zone on hover. */
export function DateTime({ at }: { readonly at: string | null }) {
  if (at === null) return <span className="quiet">never</span>;
  return (
    <time dateTime={at} title={formatExact(at)}>
      {formatRelative(at)}
    </time>
  );
}

export function Percent({ value }: { readonly value: number | null }) {
  return <span className="number">{formatPercent(value)}</span>;
}

export function Count({ value }: { readonly value: number }) {
  return <span className="number">{formatNumber(value)}</span>;
}

export function Credits({ value }: { readonly value: number }) {
  return <span className="number">{counted(value, 'credit')}</span>;
}

/** "1 segment", "2 segments". */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}
