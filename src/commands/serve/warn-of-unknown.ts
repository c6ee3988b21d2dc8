import { unknownVariables, VARIABLES } from '../../config.ts';
import { editDistance } from '../../domain/edit-distance.ts';
import type { Logger } from '../../platform/logger.ts';

/** A third of the shortest names. */
const MAX_DISTANCE = 5;

/** Logs each variable that looks like a setting and is none, with the setting that may be meant. */
export function warnOfUnknown(env: Readonly<Record<string, string | undefined>>, log: Logger): void {
  for (const variable of unknownVariables(env)) {
    const [nearest] = VARIABLES.map((name) => ({ name, distance: editDistance(variable, name) })).sort(
      (a, b) => a.distance - b.distance,
    );
    const meant = nearest !== undefined && nearest.distance <= MAX_DISTANCE ? { didYouMean: nearest.name } : {};
    log.warn({ variable, ...meant }, 'there is no such setting; the variable is ignored');
  }
}
