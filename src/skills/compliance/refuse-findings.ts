import type { Finding } from '../../domain/registration/finding.ts';
import { invalidParams } from '../../errors.ts';

/** An error means that a reviewer would turn it down: it is said here, before anything is kept, charged or submitted. */
export function refuseErrors(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw invalidParams(
    `This would be turned down (${[...new Set(errors.map(({ code }) => code))].join(', ')}): nothing was submitted or charged.`,
    errors.map(({ code, rule, field, fix }) => ({ path: `/${field.replaceAll('.', '/')}`, rule, code, fix })),
    { details: { reason: 'registration_lint', lint: findings } },
  );
}
