import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../service/locale.ts';
import './figure.css';

interface FigureProps {
  readonly label: string;
  readonly value: number | null;
  readonly unit?: 'count' | 'share';
  /** The same figure of the period before. */
  readonly before?: number | null;
  /** Whether more of it is better. Neutral figures have no color. */
  readonly better?: 'more' | 'less';
  readonly note?: ReactNode;
}

/** One number, and how it changed. */
export function Figure({ label, value, unit = 'count', before, better, note }: FigureProps) {
  const text = value === null ? '–' : unit === 'share' ? formatPercent(value) : formatNumber(value);
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd>
        <span className="figure-value">{text}</span>
        {before !== undefined && before !== null && value !== null && (
          <Change value={value} before={before} unit={unit} better={better} />
        )}
      </dd>
      {note !== undefined && <dd className="quiet small">{note}</dd>}
    </div>
  );
}

type ChangeProps = Required<Pick<FigureProps, 'unit'>> & {
  readonly value: number;
  readonly before: number;
  readonly better: FigureProps['better'];
};

function Change({ value, before, unit, better }: ChangeProps) {
  const difference = value - before;
  if (difference === 0) return <span className="change">no change</span>;
  const arrow = difference > 0 ? '▲' : '▼';
  const size =
    unit === 'share'
      ? `${(Math.abs(difference) * 100).toFixed(1)} pp`
      : before === 0
        ? `from ${formatNumber(before)}`
        : formatPercent(Math.abs(difference) / before);
  const isGood = better === undefined ? null : difference > 0 === (better === 'more');
  return (
    <span className={`change${isGood === null ? '' : isGood ? ' good' : ' bad'}`}>
      <span aria-hidden="true">{arrow}</span>
      <span className="hidden-visually">{difference > 0 ? 'up' : 'down'}</span> {size}
    </span>
  );
}

export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="figures">{children}</dl>;
}
