/**
 * Of a suppression `s`, whether it holds for a text of the program that `program` (a parameter or a column) names. What ended one program
 * holds for that program; everything else holds for every text, free words of older versions too. A text of no program may be the one
 * that is meant, so everything holds for it.
 */
export const holdsFor = (program: string): string =>
  `(${program}::text IS NULL OR NOT starts_with(s.scope, 'prg_') OR s.scope = ${program})`;

/** How a decision names the suppression `s`: its reason, and the program where it ends only that. */
export const SUPPRESSED_BY = "CASE WHEN starts_with(s.scope, 'prg_') THEN s.reason || ':' || s.scope ELSE s.reason END";

/** Of a suppression `s`, that it holds whatever the program. */
export const HOLDS_FOR_ALL = "NOT starts_with(s.scope, 'prg_')";

/** The program that a change of consent is limited to; null when it is about everything. */
export const programOf = (scope: string): string | null => (scope.startsWith('prg_') ? scope : null);
