import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../service/locale.ts';
import { Button } from './button.tsx';
import './chart.css';
import type { ChartProps } from './chart-props.ts';
import { Skeleton } from './skeleton.tsx';

/** The library is large, so it is loaded when what a person reads first is there. */
const Drawing = lazy(async () => {
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1_000 });
    else setTimeout(done, 200);
  });
  return { default: (await import('./chart-drawing.tsx')).ChartDrawing };
});

/** A chart from zero, and the same numbers as a table. The library is loaded with the first one. */
export function Chart(props: ChartProps) {
  const { title, series, points, format = formatNumber } = props;
  const [isTable, setTable] = useState(false);
  return (
    <figure className="chart">
      <figcaption className="row apart">
        <strong>{title}</strong>
        <Button kind="quiet" icon={isTable ? 'chart' : 'list'} onPress={() => setTable(!isTable)}>
          {isTable ? 'Chart' : 'Table'}
        </Button>
      </figcaption>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="chart-table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="hidden-visually">Point</span>
                </th>
                {series.map(({ id, label }) => (
                  <th key={id} scope="col" className="number">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map(({ id }) => (
                    <td key={id} className="number">
                      {values[id] == null ? '–' : format(values[id])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Suspense fallback={<Skeleton height={240} />}>
          <Drawing {...props} />
        </Suspense>
      )}
    </figure>
  );
}
