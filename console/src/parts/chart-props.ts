export interface ChartSeries {
  readonly id: string;
  readonly label: string;
}

export interface ChartPoint {
  /** What stands at the axis, such as a day. */
  readonly label: string;
  readonly values: Readonly<Record<string, number | null>>;
}

export interface ChartProps {
  /** What the chart shows, with the unit of its values. */
  readonly title: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  readonly kind?: 'line' | 'bar';
  readonly format?: (value: number) => string;
}
