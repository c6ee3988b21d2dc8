import { notFound } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { presentScan } from './present.ts';
import { getScan } from './queries.ts';

export const scanStatus: Skill<'hygiene.scanStatus'> = async ({ job_id: id }, { db, account }) => {
  const scan = await getScan(db, account, id);
  if (scan === null)
    throw notFound('scan', [
      { skill: 'hygiene.invalidContacts', params: {}, why: 'Lists the invalid contacts found so far.' },
    ]);
  return { scan: presentScan(scan) };
};
