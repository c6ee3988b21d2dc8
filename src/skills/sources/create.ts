import { getSource, type SourceRow } from '../../messaging/consent/sources.ts';
import { requireProgram } from '../../messaging/programs/require-program.ts';
import type { Skill } from '../../skill.ts';
import { claimName, hashDisclosure, nameTaken } from './find.ts';
import { presentSource } from './present.ts';
import { insertSource, insertSourceVersion } from './queries.ts';

export const createSource: Skill<'sources.create'> = async (params, { tx, account, newId, now }) => {
  const { name, method, url = null, disclosure_text: text, program_id: programId = null } = params;
  const { tenantId, accountId } = account;
  const hash = hashDisclosure(text);
  if (programId !== null) await requireProgram(tx, account, programId);
  const key = await claimName(tx, account, name);
  const id = newId('src');
  if ((await tx.row(insertSource, tenantId, accountId, id, name.trim(), key, method, url, programId, now)) === null)
    throw await nameTaken(tx, account, key);
  await tx.run(insertSourceVersion, tenantId, id, 1, text, hash, now);
  const source = (await tx.row(getSource, tenantId, accountId, id)) as SourceRow;
  return { source: presentSource(source), disclosure_hash: hash };
};
