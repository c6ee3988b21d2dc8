import { scaleLinear } from 'd3-scale';
import { type Caption, frame, MARGIN, rect, text, WIDTH } from './frame.ts';

export interface HeatRow {
  readonly name: string;
  /** From 0 to 1; null for periods that are not over yet. */
  readonly shares: readonly (number | null)[];
}

const ROW = 26;
const LABELS = 170;
const MAX_COLUMNS = 14;
const MAX_ROWS = 26;

/** One row per cohort, one cell per period, each with its figure: color alone tells nothing. */
export function heatMap(caption: Caption, rows: readonly HeatRow[]): string {
  const shown = rows.slice(0, MAX_ROWS);
  const columns = Math.min(MAX_COLUMNS, Math.max(1, ...shown.map(({ shares }) => shares.length)));
  const width = (WIDTH - LABELS - MARGIN.right) / columns;
  const color = scaleLinear<string>([0, 1], ['#f2f7fb', '#0072b2']).clamp(true);
  const head = Array.from({ length: columns }, (_, index) =>
    text(LABELS + (index + 0.5) * width, MARGIN.top - 4, String(index), 'text-anchor="middle" fill="#595959"'),
  );
  const cells = shown.flatMap(({ name, shares }, row) => {
    const top = MARGIN.top + row * ROW;
    return [
      text(LABELS - 8, top + 17, name, 'text-anchor="end"'),
      ...shares
        .slice(0, columns)
        .flatMap((share, index) =>
          share === null
            ? []
            : [
                rect(LABELS + index * width, top, width - 1, ROW - 1, color(share)),
                text(
                  LABELS + (index + 0.5) * width,
                  top + 17,
                  `${Math.round(share * 100)} %`,
                  `text-anchor="middle" fill="${share > 0.5 ? '#ffffff' : '#1a1a1a'}"`,
                ),
              ],
        ),
    ];
  });
  return frame(caption, [...head, ...cells].join('\n'), MARGIN.top + shown.length * ROW + 24);
}
