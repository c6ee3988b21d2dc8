import type { MetricsSkills } from '../../generated/skills.ts';
import { metricsCatalog } from './catalog.ts';
import { readDeliverability } from './deliverability.ts';
import { queryMetrics } from './query.ts';
import { readSystem } from './system.ts';

export const metrics: MetricsSkills = {
  'metrics.query': queryMetrics,
  'metrics.catalog': metricsCatalog,
  'metrics.deliverability': readDeliverability,
  'metrics.system': readSystem,
};
