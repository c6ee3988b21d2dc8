import { scaleBand, scaleLinear } from 'd3-scale';
import { type Caption, COLORS, frame, HEIGHT, line, MARGIN, path, rect, shorten, text, WIDTH } from './frame.ts';
import { ticksOf, tickText } from './ticks.ts';

export interface ChartSeries {
  readonly name: string;
  /** One value per interval; null where there is none. */
  readonly values: readonly (number | null)[];
}

const MAX_SERIES = COLORS.length;
const MAX_LABELS = 7;
const TICKS = 5;

/** Values over time from a baseline of zero: bars of one series, lines of several. */
export function timeChart(caption: Caption, labels: readonly string[], series: readonly ChartSeries[]): string {
  const shown = series.slice(0, MAX_SERIES);
  const max = Math.max(0, ...shown.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const bottom = HEIGHT - MARGIN.bottom;
  const y = scaleLinear([0, max === 0 ? 1 : max], [bottom, MARGIN.top]).nice(TICKS);
  const x = scaleBand(
    labels.map((_, index) => index),
    [MARGIN.left, WIDTH - MARGIN.right],
  ).padding(0.2);
  const middle = (index: number): number => (x(index) ?? 0) + x.bandwidth() / 2;
  const isRatio = caption.unit.startsWith('ratio');
  const axis = ticksOf(y.ticks(TICKS), isRatio).flatMap((tick) => [
    line(MARGIN.left, y(tick), WIDTH - MARGIN.right, y(tick), tick === 0 ? '#595959' : '#e3e3e3'),
    text(MARGIN.left - 8, y(tick) + 4, tickText(tick, isRatio), 'text-anchor="end"'),
  ]);
  const step = Math.max(1, Math.ceil(labels.length / MAX_LABELS));
  const dates = labels.flatMap((label, index) =>
    index % step === 0 ? [text(middle(index), bottom + 18, label, 'text-anchor="middle"')] : [],
  );
  const marks = shown.length === 1 ? bars(shown[0] as ChartSeries) : shown.flatMap(lines);
  return frame(caption, [...axis, ...dates, ...marks, ...legend(shown, series.length)].join('\n'));

  function bars({ values }: ChartSeries): string[] {
    return values.map((value, index) =>
      rect(
        x(index) ?? 0,
        y(value ?? 0),
        x.bandwidth(),
        bottom - y(value ?? 0),
        COLORS[0] as string,
        `${labels[index]}: ${value ?? '–'}`,
      ),
    );
  }

  function lines({ values }: ChartSeries, index: number): string[] {
    const color = COLORS[index] as string;
    const points = values.flatMap((value, at) => (value === null ? [] : [[middle(at), y(value)] as const]));
    return [
      path(points, color),
      ...points.map(([cx, cy]) => `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="2.5" fill="${color}"/>`),
    ];
  }
}

/** Names beside their colors; how many series are not shown. */
function legend(shown: readonly ChartSeries[], all: number): string[] {
  if (shown.length <= 1 && all <= 1) return [];
  const width = (WIDTH - MARGIN.left - MARGIN.right) / 4;
  const rest =
    all > shown.length
      ? [text(WIDTH - MARGIN.right, 46, `${all - shown.length} more in the table`, 'text-anchor="end"')]
      : [];
  return [
    ...shown.flatMap(({ name }, index) => {
      const left = MARGIN.left + (index % 4) * width;
      const top = HEIGHT - 26 + Math.floor(index / 4) * 16;
      return [rect(left, top - 9, 10, 10, COLORS[index] as string), text(left + 15, top, shorten(name, 24))];
    }),
    ...rest,
  ];
}
