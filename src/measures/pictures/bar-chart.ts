import { scaleLinear } from 'd3-scale';
import { type Caption, COLORS, frame, line, MARGIN, rect, shorten, text, WIDTH } from './frame.ts';
import { ticksOf, tickText } from './ticks.ts';

export interface Bar {
  readonly name: string;
  readonly value: number;
}

const MAX_BARS = 20;
const ROW = 26;
const LABELS = 220;
const TICKS = 5;

/** One horizontal bar per group, from a baseline of zero. */
export function barChart(caption: Caption, bars: readonly Bar[]): string {
  const shown = bars.slice(0, MAX_BARS);
  const bottom = MARGIN.top + Math.max(1, shown.length) * ROW;
  const max = Math.max(0, ...shown.map(({ value }) => value));
  const x = scaleLinear([0, max === 0 ? 1 : max], [LABELS, WIDTH - MARGIN.right - 60]).nice(TICKS);
  const axis = ticksOf(x.ticks(TICKS), false).flatMap((tick) => [
    line(x(tick), MARGIN.top, x(tick), bottom, tick === 0 ? '#595959' : '#e3e3e3'),
    text(x(tick), bottom + 18, tickText(tick, false), 'text-anchor="middle"'),
  ]);
  const rows = shown.flatMap(({ name, value }, index) => {
    const top = MARGIN.top + index * ROW;
    return [
      text(LABELS - 8, top + 17, shorten(name === '' ? '(none)' : name, 30), 'text-anchor="end"'),
      rect(x(0), top + 4, x(value) - x(0), ROW - 8, COLORS[0] as string),
      text(x(value) + 6, top + 17, value.toLocaleString('en-US')),
    ];
  });
  const rest =
    bars.length > shown.length ? [text(LABELS, bottom + 38, `${bars.length - shown.length} more in the table`)] : [];
  return frame(caption, [...axis, ...rows, ...rest].join('\n'), bottom + 48);
}
