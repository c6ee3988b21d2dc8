import { notFound } from '../../errors.ts';
import { getScan } from '../../messaging/hygiene/scan-queries.ts';
import type { Skill } from '../../skill.ts';
import { presentScan } from './present.ts';

export const scanStatus: Skill<'hygiene.scanStatus'> = async ({ job_id: id }, { db, account }) => {
  const scan = await db.row(getScan, account.tenantId, account.accountId, id);
  if (scan === null)
    throw notFound('scan', [{ skill: 'hygiene.invalidContacts', params: {}, why: 'Lists what was found so far.' }]);
  return { scan: presentScan(scan) };
};
