import { type FileHandle, open } from 'node:fs/promises';
import type { Context } from 'koa';
import { isKeyInForce } from '../accounts/valid-keys.ts';
import { findExport } from '../exports/file-rows.ts';
import { exportFile } from '../exports/files.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import { pointToRpc } from './pointers.ts';

export interface ExportParts {
  readonly database: Database;
  readonly tokens: TokenSigner;
  readonly clock: () => Date;
  readonly dataDirectory: string;
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** What makes a new link, by the path of the file. */
const SOURCES: Readonly<Record<string, string>> = {
  '/compliance/export': 'The export does not exist or its link has expired. Create a new one with compliance.export.',
  '/reports/download': 'The report does not exist or its link has expired. Get a new link with reports.get.',
};

/**
 * `GET /compliance/export?token=…` and `GET /reports/download?token=…`: the files that
 * `compliance.export` and `reports.get` link to. The token is the permission. A forged or expired
 * token and a deleted file get the same response, so that it does not show which exports existed.
 */
export async function answerExport(ctx: Context, parts: ExportParts): Promise<boolean> {
  const source = Object.hasOwn(SOURCES, ctx.path) ? SOURCES[ctx.path] : undefined;
  if (source === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  ctx.set('Cache-Control', 'no-store');
  const found = await findFile(ctx, parts);
  if (found === null) {
    pointToRpc(ctx, 404, source);
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
