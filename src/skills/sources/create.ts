import { requireProgram } from '../../carriers/programs/require-program.ts';
import { requireSource } from '../../people/consent/sources.ts';
import type { Skill } from '../../skill.ts';
import { claimName, hashDisclosure, nameTakenBy } from './find.ts';
import { presentSource } from './present.ts';
import { insertSource, insertSourceVersion } from './queries.ts';

export const createSource: Skill<'sources.create'> = async (params, { tx, account, newId, now }) => {
  const { name, method, url = null, disclosure_text: text, program_id: programId = null } = params;
  const hash = hashDisclosure(text);
  if (programId !== null) await requireProgram(tx, account, programId);
  const key = await claimName(tx, account, name);
  const id = newId('src');
  const values = { name: name.trim(), name_key: key, method, url, program_id: programId, disclosure_version: 1 };
  if (!(await insertSource(tx, account, id, values, now))) throw await nameTakenBy(tx, account, key);
  await insertSourceVersion(tx, account, id, 1, { text, hash }, now);
  return { source: presentSource(await requireSource(tx, account, id)), disclosure_hash: hash };
};
