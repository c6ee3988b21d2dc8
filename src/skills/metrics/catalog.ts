import { MEASURES, type MeasureName, measureOf } from '../../measures/definitions/measures.ts';
import { DETAILS, DIMENSIONS, type Dimension } from '../../measures/rollups/dimensions.ts';
import type { Skill } from '../../skill.ts';

/** What `docs/reference` prints and every figure is made of. */
export const metricsCatalog: Skill<'metrics.catalog'> = async () => ({
  items: (Object.keys(MEASURES) as MeasureName[]).map((metric) => {
    const { title, unit, means, countedAt, detail } = measureOf(metric);
    const dimensions = (Object.keys(DIMENSIONS) as Dimension[]).filter(
      (name) => !DETAILS.includes(name) || name === detail,
    );
    return { metric, title, unit, means, counted_at: countedAt, dimensions };
  }),
  dimensions: (Object.keys(DIMENSIONS) as Dimension[]).map((dimension) => ({
    dimension,
    means: DIMENSIONS[dimension],
  })),
});
