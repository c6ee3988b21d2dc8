import type { Finding } from '../../domain/registration/finding.ts';
import { invalidParams } from '../../errors.ts';

/**
 * Throws -32602 for findings for which a reviewer would reject the registration, before anything is
 * stored, charged or submitted.
 */
export function requireNoErrors(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw invalidParams(
    `This registration would be rejected (${[...new Set(errors.map(({ code }) => code))].join(', ')}). Nothing was submitted or charged. Correct the fields in field_errors.`,
    errors.map(({ code, rule, field, fix }) => ({ path: `/${field.replaceAll('.', '/')}`, rule, code, fix })),
    { details: { reason: 'registration_lint', lint: findings } },
  );
}
