import { completeAnswers, readAnswers } from './answers.ts';
import type { Column } from './columns.ts';
import { gatherEvidence } from './gather-evidence.ts';
import type { Source } from './open-source.ts';
import { type ColumnParams, type ImportFlags, optsIn } from './options.ts';

/** What the columns mean by flags, by answers on the terminal, and by the values of the file. */
export async function readColumnParams(
  file: Source,
  guessed: readonly Column[],
  flags: ImportFlags,
): Promise<{ readonly columns: readonly Column[]; readonly params: ColumnParams }> {
  const evidence = await gatherEvidence(file.rows(), guessed);
  const given = readAnswers(flags, guessed);
  const { consentValues, types } = await completeAnswers(evidence, guessed, given, optsIn(flags));
  const columns = guessed.map((column) =>
    Object.hasOwn(consentValues, column.name) ? { ...column, target: 'consent' } : column,
  );
  const mapping = Object.fromEntries(
    columns.flatMap(({ name, target }) => (target === null ? [] : [[name, target] as const])),
  );
  const read = Object.fromEntries(evidence.types(mapping, types));
  const params = {
    mapping,
    ...(Object.keys(consentValues).length === 0 ? {} : { consent_values: consentValues }),
    ...(Object.keys(read).length === 0 ? {} : { column_types: read }),
  };
  return { columns, params };
}
