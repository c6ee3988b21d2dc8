import type { Context } from 'koa';
import { isKeyInForce } from '../accounts/valid-keys.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

const MAX_ENTRIES = 50;

export interface PortalParts {
  readonly database: Database;
  readonly tokens: TokenSigner;
  readonly clock: () => Date;
}

/**
 * `GET /billing/portal?token=…`: the page that `billing.portal` links to. The token is the
 * permission; it expires, and ends with the key that asked for it.
 */
export async function answerPortal(ctx: Context, { database, tokens, clock }: PortalParts): Promise<boolean> {
  if (ctx.path !== '/billing/portal' || !['GET', 'HEAD'].includes(ctx.method)) return false;
  const claims = typeof ctx.query.token === 'string' ? tokens.read('portal', ctx.query.token) : null;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  if (claims === null || !(await isInForce(claims, database, clock()))) {
    ctx.status = 403;
    ctx.body = plainPage(
      'Link expired',
      '<p>This link has expired or is incomplete. Get a new one with <code>billing.portal</code>.</p>',
    );
    return true;
  }
  const tenantId = String(claims.tenant_id);
  const accountId = String(claims.account_id);
  const rows = database.tenant(tenantId);
  const account = await rows.accounts.findFirst({ where: { id: accountId }, select: { name: true } });
  const credits = await rows.credit_accounts.findFirst({ where: { account_id: accountId } });
  const { posted, held } = credits ?? { posted: 0n, held: 0n };
  const entries = await rows.credit_entries.findMany({
    where: { account_id: accountId },
    orderBy: { id: 'desc' },
    take: MAX_ENTRIES,
  });
  const back =
    typeof claims.return_url === 'string' ? `<p><a href="${escapeHtml(claims.return_url)}">Back</a></p>` : '';
  ctx.status = 200;
  ctx.body = plainPage(
    `Credits of ${escapeHtml(account?.name ?? '')}`,
    `<p><strong>${posted - held}</strong> available, ${held} held for running campaigns.</p>
<table role="table"><thead role="rowgroup"><tr role="row">${COLUMNS.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join('')}</tr></thead><tbody role="rowgroup">
${entries.map(({ at, kind, amount, ref }) => row([at.toISOString().slice(0, 19).replace('T', ' '), kind, String(amount), ref])).join('\n')}
</tbody></table><p>Credits are added with <code>billing.topUp</code>.</p>${back}`,
  );
  return true;
}

async function isInForce(claims: Record<string, unknown>, database: Database, now: Date): Promise<boolean> {
  if (Number(claims.expires_at) <= now.getTime()) return false;
  return isKeyInForce(database, String(claims.tenant_id), String(claims.key_id), now);
}

const COLUMNS = ['When (UTC)', 'What', 'Credits', 'Reference'];

/** A row, which the style sheet shows as labeled lines on a phone, as on the pages of the site. */
function row(values: readonly string[]): string {
  const cells = values.map(
    (value, column) =>
      `<td role="cell"><span class="label" aria-hidden="true">${COLUMNS[column]}</span><div>${escapeHtml(value)}</div></td>`,
  );
  return `<tr role="row">${cells.join('')}</tr>`;
}
