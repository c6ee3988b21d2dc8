import { listRecomputations } from '../../measures/attribution/recompute-queries.ts';
import { readSettings } from '../../measures/attribution/settings.ts';
import type { Skill } from '../../skill.ts';
import { presentRecomputation, presentSettings } from './present.ts';

const MAX_RECOMPUTATIONS = 20;

export const getAttribution: Skill<'attribution.get'> = async (_params, { db, account }) => {
  const [settings, recomputations] = await Promise.all([
    readSettings(db, account),
    listRecomputations(db, account, MAX_RECOMPUTATIONS),
  ]);
  return { settings: presentSettings(settings), recomputations: recomputations.map(presentRecomputation) };
};
