import { invalidParams, SkillError } from '../../../errors.ts';
import type { ContactsImportParams } from '../../../generated/types.ts';

/** Specification 8: a larger batch is rejected as a whole. */
const MAX_ROWS = 500;

/**
 * The rows of the batch. Checks the limit before anything else that may be wrong with the params.
 */
export function readRows({ contacts, rows }: ContactsImportParams): readonly Readonly<Record<string, unknown>>[] {
  const received = Math.max(contacts?.length ?? 0, rows?.length ?? 0);
  if (received > MAX_ROWS) {
    throw new SkillError(
      'import_batch_limit',
      `An import has at most ${MAX_ROWS} rows, but this one has ${received}. Split it into several imports.`,
      {
        details: { limit: MAX_ROWS, received },
      },
    );
  }
  const given = contacts ?? rows;
  if (given === undefined)
    throw invalidParams('Set contacts to the rows to import.', [{ path: '/contacts', rule: 'required' }]);
  if (contacts !== undefined && rows !== undefined) {
    throw invalidParams('contacts and rows are two names of the same param. Set only one of them.', [
      { path: '/rows', rule: 'either this or contacts' },
    ]);
  }
  return given;
}
