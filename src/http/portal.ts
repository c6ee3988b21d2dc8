import type { Context } from 'koa';
import type { Database } from '../platform/database.ts';
import { statement } from '../platform/sql.ts';
import type { TokenSigner } from '../platform/tokens.ts';

export interface PortalParts {
  readonly database: Database;
  readonly tokens: TokenSigner;
  readonly clock: () => Date;
}

const findBalance = statement<[tenantId: string, accountId: string], { name: string; posted: number; held: number }>(
  'http.portal_balance',
  `SELECT a.name, c.posted, c.held FROM accounts a JOIN credit_accounts c ON c.tenant_id = a.tenant_id AND c.account_id = a.id
    WHERE a.tenant_id = $1 AND a.id = $2`,
);
const listEntries = statement<
  [tenantId: string, accountId: string],
  { at: Date; kind: string; amount: number; ref: string }
>(
  'http.portal_entries',
  'SELECT at, kind, amount, ref FROM credit_entries WHERE tenant_id = $1 AND account_id = $2 ORDER BY id DESC LIMIT 50',
);

/** `GET /billing/portal?token=…`: the page that `billing.portal` links to. The token is the permission, and it expires. */
export async function answerPortal(ctx: Context, { database, tokens, clock }: PortalParts): Promise<boolean> {
  if (ctx.path !== '/billing/portal' || ctx.method !== 'GET') return false;
  const claims = typeof ctx.query.token === 'string' ? tokens.read('portal', ctx.query.token) : null;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  if (claims === null || Number(claims.expires_at) <= clock().getTime()) {
    ctx.status = 403;
    ctx.body = page(
      'Link expired',
      '<p>This link has expired or is not complete. Ask for a new one with <code>billing.portal</code>.</p>',
    );
    return true;
  }
  const tenantId = String(claims.tenant_id);
  const accountId = String(claims.account_id);
  const balance = await database.row(findBalance, tenantId, accountId);
  const entries = await database.rows(listEntries, tenantId, accountId);
  const back =
    typeof claims.return_url === 'string' ? `<p><a href="${escapeHtml(claims.return_url)}">Back</a></p>` : '';
  ctx.status = 200;
  ctx.body = page(
    `Credits of ${escapeHtml(balance?.name ?? '')}`,
    `<p><strong>${(balance?.posted ?? 0) - (balance?.held ?? 0)}</strong> available, ${balance?.held ?? 0} held for running campaigns.</p>
<table><thead><tr><th>When (UTC)</th><th>What</th><th>Credits</th><th>Reference</th></tr></thead><tbody>
${entries.map((entry) => `<tr><td>${entry.at.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${escapeHtml(entry.kind)}</td><td>${entry.amount}</td><td>${escapeHtml(entry.ref)}</td></tr>`).join('\n')}
</tbody></table><p>Credits are added with <code>billing.topUp</code>.</p>${back}`,
  );
  return true;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/docs/style.css"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
