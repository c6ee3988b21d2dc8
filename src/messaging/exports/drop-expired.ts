import { rm } from 'node:fs/promises';
import type { Database } from '../../platform/database.ts';
import { exportFile } from './files.ts';
import { dropExport, expiredExports } from './queries.ts';

const BATCH = 100;

/** The file goes before the row that says where it is: what a crash leaves over is found again. Answers whether there may be more. */
export async function dropExpiredExports(database: Database, dataDirectory: string, now: Date): Promise<boolean> {
  const expired = await database.rows(expiredExports, now, BATCH);
  for (const { tenant_id: tenantId, id, format } of expired) {
    const file = exportFile(dataDirectory, id, format);
    await rm(file, { force: true });
    await rm(`${file}.part`, { force: true });
    await database.run(dropExport, tenantId, id);
  }
  return expired.length === BATCH;
}
