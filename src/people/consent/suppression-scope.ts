/**
 * The program that a change of consent or a suppression is limited to, as the SQL function
 * suppression_program returns it; null when it covers every message.
 */
export const programOf = (scope: string): string | null => /^(?:account:)?(prg_.+)$/s.exec(scope)?.[1] ?? null;

/**
 * The scope of a suppression by the account, which stands beside that of the person so that neither
 * replaces the other.
 */
export const accountScope = (programId: string | null): string =>
  programId === null ? 'account' : `account:${programId}`;

/**
 * The scope of an opt-in: a program, or the messages that no program sends. An opt-out of `all`
 * ends both.
 */
export const optInScope = (programId: string | null | undefined): string => programId ?? 'general';
