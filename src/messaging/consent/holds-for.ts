/**
 * The program that a suppression `s` is limited to, be it the person who ended it or the account; null where it holds whatever the program,
 * as it does for free words of older versions.
 */
export const SUPPRESSED_PROGRAM = "substring(s.scope FROM '^(?:account:)?(prg_.+)$')";

/**
 * Of a suppression `s`, whether it holds for a text of the program that `program` (a parameter or a column) names. What is limited to a
 * program holds for that program; everything else holds for every text. A text of no program may be the one that is meant, so everything
 * holds for it.
 */
export const holdsFor = (program: string): string => `coalesce(${SUPPRESSED_PROGRAM} = ${program}::text, true)`;

/** How a decision names the suppression `s`: its reason, and the program where it is limited to one. */
export const SUPPRESSED_BY = `s.reason || coalesce(':' || ${SUPPRESSED_PROGRAM}, '')`;

/** Of a suppression `s`, that it holds whatever the program. */
export const HOLDS_FOR_ALL = `${SUPPRESSED_PROGRAM} IS NULL`;

/** The program that a scope is limited to; null when it is about everything. The same as `SUPPRESSED_PROGRAM`. */
export const programOf = (scope: string): string | null => /^(?:account:)?(prg_.+)$/s.exec(scope)?.[1] ?? null;

/** The scope of what the account decides for itself: beside that of the person, so that neither takes the place of the other. */
export const accountScope = (programId: string | null): string =>
  programId === null ? 'account' : `account:${programId}`;
