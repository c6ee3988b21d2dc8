import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCompact, formatNumber } from '../service/locale.ts';
import type { ChartProps } from './chart-props.ts';

const color = (index: number): string => `var(--chart-${(index % 5) + 1})`;

/** Lines differ by more than their color. */
const DASHES = ['0', '6 4', '2 3'];
const TICK = { fill: 'var(--quiet)' };
const TOOLTIP = { border: '1px solid var(--line)', borderRadius: 6, background: 'var(--paper)' };

/** Drawn by Recharts. The table beside it is for screen readers and for exact values. */
export function ChartDrawing({ series, points, kind = 'line', format = formatNumber }: ChartProps) {
  const data = points.map(({ label, values }) => ({ label, ...values }));
  const Drawn = kind === 'line' ? LineChart : BarChart;
  return (
    <div className="chart-drawing" aria-hidden="true">
      <ResponsiveContainer width="100%" height={240}>
        <Drawn data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="label" tick={TICK} tickLine={false} axisLine={false} minTickGap={24} />
          <YAxis
            tick={TICK}
            tickLine={false}
            axisLine={false}
            width={44}
            allowDecimals={false}
            tickFormatter={formatCompact}
          />
          <Tooltip
            contentStyle={TOOLTIP}
            formatter={(value) => format(Number(value))}
            cursor={{ fill: 'var(--hover)' }}
            isAnimationActive={false}
          />
          {series.length > 1 && <Legend itemSorter={null} />}
          {series.map(({ id, label }, index) =>
            kind === 'line' ? (
              <Line
                key={id}
                dataKey={id}
                name={label}
                stroke={color(index)}
                strokeWidth={2}
                strokeDasharray={DASHES[index % DASHES.length]}
                dot={false}
                isAnimationActive={false}
              />
            ) : (
              <Bar
                key={id}
                dataKey={id}
                name={label}
                fill={color(index)}
                radius={2}
                maxBarSize={40}
                isAnimationActive={false}
              />
            ),
          )}
        </Drawn>
      </ResponsiveContainer>
    </div>
  );
}
