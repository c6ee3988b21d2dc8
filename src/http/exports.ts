import { type FileHandle, open } from 'node:fs/promises';
import type { Context } from 'koa';
import { isKeyInForce } from '../accounts/valid-keys.ts';
import { exportFile } from '../audit/exports/files.ts';
import { findExport } from '../audit/exports/queries.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import { pointToRpc } from './pointers.ts';

export interface ExportParts {
  readonly database: Database;
  readonly tokens: TokenSigner;
  readonly clock: () => Date;
  readonly dataDirectory: string;
}

const TYPES = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' } as const;

/**
 * `GET /compliance/export?token=…`: the file that `compliance.export` links to. The token is the
 * permission. A forged or expired token and a deleted file get the same response, so that it does
 * not show which exports existed.
 */
export async function answerExport(ctx: Context, parts: ExportParts): Promise<boolean> {
  if (ctx.path !== '/compliance/export' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  ctx.set('Cache-Control', 'no-store');
  const found = await findFile(ctx, parts);
  if (found === null) {
    pointToRpc(ctx, 404, 'The export does not exist or its link has expired. Create a new one with compliance.export.');
    return true;
  }
  const { handle, size, id, format } = found;
  ctx.status = 200;
  ctx.type = TYPES[format];
  ctx.set('Content-Disposition', `attachment; filename="${id}.${format}"`);
  if (ctx.method === 'HEAD') await handle.close();
  else ctx.body = handle.createReadStream();
  ctx.length = size;
  return true;
}

async function findFile(
  ctx: Context,
  { database, tokens, clock, dataDirectory }: ExportParts,
): Promise<{ handle: FileHandle; size: number; id: string; format: keyof typeof TYPES } | null> {
  const claims = typeof ctx.query.token === 'string' ? tokens.read('export', ctx.query.token) : null;
  const now = clock();
  if (claims === null || Number(claims.expires_at) <= now.getTime()) return null;
  const id = String(claims.export_id);
  const owner = { tenantId: String(claims.tenant_id), accountId: String(claims.account_id) };
  if (!(await isKeyInForce(database, owner.tenantId, String(claims.key_id), now))) return null;
  const format = await findExport(database, owner, id, now);
  if (format === null) return null;
  const handle = await open(exportFile(dataDirectory, id, format)).catch(() => null);
  return handle === null ? null : { handle, size: (await handle.stat()).size, id, format };
}
