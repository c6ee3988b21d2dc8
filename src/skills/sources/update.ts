import { requireProgram } from '../../carriers/programs/require-program.ts';
import { nameKey } from '../../domain/name-key.ts';
import { requireExpectedVersion } from '../../errors.ts';
import { requireSource, sourceArchived } from '../../people/consent/sources.ts';
import type { Skill } from '../../skill.ts';
import { claimName, hashDisclosure, nameTakenBy } from './find.ts';
import { presentSource } from './present.ts';
import { findSourceByName, insertSourceVersion, lockSource, updateSource as updateSourceRow } from './queries.ts';

/**
 * A disclosure text that contacts have seen is never changed: a new text becomes the next version,
 * and consent keeps the version it was given to.
 */
export const updateSource: Skill<'sources.update'> = async (params, { tx, account, now }) => {
  const { tenantId, accountId } = account;
  const { source_id: id, expected_version: expected } = params;
  const key = params.name === undefined ? null : await claimName(tx, account, params.name);
  await tx.row(lockSource, tenantId, accountId, id);
  const old = await requireSource(tx, account, id);
  requireExpectedVersion(expected, 'disclosure text', old.disclosure_version, [
    {
      skill: 'sources.get',
      params: { source_id: id },
      why: 'Shows the current disclosure text and its version.',
    },
  ]);
  if (old.state === 'archived') throw sourceArchived('An archived source cannot be changed. Create a new source.');
  const namesake = key === null ? null : await findSourceByName(tx, account, key);
  if (key !== null && namesake !== null && namesake.id !== id) throw await nameTakenBy(tx, account, key);
  const { name = old.name, method = old.method, url = old.url, program_id: program = old.program_id } = params;
  if (program !== null && program !== old.program_id) await requireProgram(tx, account, program);
  const text = params.disclosure_text ?? old.disclosure_text;
  const hash = hashDisclosure(text);
  const isNew = hash !== old.disclosure_hash;
  const version = old.disclosure_version + (isNew ? 1 : 0);
  if (isNew) await insertSourceVersion(tx, account, id, version, { text, hash }, now);
  const named = { name: name.trim(), name_key: key ?? nameKey(old.name) };
  const values = { ...named, method, url, program_id: program, disclosure_version: version };
  await updateSourceRow(tx, account, id, values, now);
  return { source: presentSource(await requireSource(tx, account, id)), new_version: isNew };
};
