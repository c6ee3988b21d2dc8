import { rm } from 'node:fs/promises';
import type { Database } from '../platform/database/database.ts';
import { deleteExport, expiredExports } from './file-rows.ts';
import { exportFile } from './files.ts';

const BATCH = 100;

/**
 * Deletes the file before its row, so that a crash leaves a row to retry. Returns whether more may
 * be expired.
 */
export async function dropExpiredExports(database: Database, dataDirectory: string, now: Date): Promise<boolean> {
  const expired = await database.rows(expiredExports, now, BATCH);
  for (const { tenant_id: tenantId, id, format } of expired) {
    const file = exportFile(dataDirectory, id, format);
    await rm(file, { force: true });
    await rm(`${file}.part`, { force: true });
    await deleteExport(database, tenantId, id);
  }
  return expired.length === BATCH;
}
