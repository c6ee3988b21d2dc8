import type { AttributionSkills } from '../../generated/skills.ts';
import { configureAttribution } from './configure.ts';
import { explainAttribution } from './explain.ts';
import { getAttribution } from './get.ts';
import { recomputeAttribution } from './recompute.ts';
import { reportAttribution } from './report.ts';

export const attribution: AttributionSkills = {
  'attribution.configure': configureAttribution,
  'attribution.get': getAttribution,
  'attribution.report': reportAttribution,
  'attribution.explain': explainAttribution,
  'attribution.recompute': recomputeAttribution,
};
