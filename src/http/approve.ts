import type { Context } from 'koa';
import { type Approval, readApproval } from '../approvals/approval.ts';
import { findApproval } from '../approvals/queries.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import type { CallWithKey } from '../skill-call.ts';
import { HttpFault } from './http-fault.ts';
import { escapeHtml, plainPage } from './plain-page.ts';
import { SMALL_BODY_BYTES } from './read-large-body.ts';
import { readText } from './request.ts';

export interface ApprovePageParts {
  readonly database: Database;
  readonly tokens: TokenSigner;
  readonly clock: () => Date;
  readonly callWithKey: CallWithKey;
}

interface Claims {
  readonly approvalId: string;
  readonly tenantId: string;
  readonly accountId: string;
  readonly fingerprint: string;
}

const PREFIX = '/approve/';

/**
 * `GET` and `POST /approve/<token>`: the page that `command.approvals.get` links to, for a person
 * without a key. It needs no scripts. The token is the permission; a decision is made with the key
 * that got the link, and ends it.
 */
export async function answerApprove(ctx: Context, parts: ApprovePageParts): Promise<boolean> {
  if (!ctx.path.startsWith(PREFIX) || !['GET', 'HEAD', 'POST'].includes(ctx.method)) return false;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  const claims = readClaims(ctx.path.slice(PREFIX.length), parts);
  if (claims === null) return show(ctx, 403, 'Link expired', '<p>This link has expired or is incomplete.</p>');
  let failure: string | null = null;
  try {
    if (ctx.method === 'POST') failure = await decide(ctx, claims, parts);
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    if (error.status === 413) ctx.set('Connection', 'close');
    return show(ctx, error.status, 'Nothing was decided', `<p>${escapeHtml(error.message)}</p>`);
  }
  const row = await findApproval(parts.database, claims, claims.approvalId);
  if (row === null) return show(ctx, 404, 'No such request', '<p>This request was deleted.</p>');
  const approval = readApproval(row, parts.clock());
  const body = `${failure === null ? '' : `<p role="alert"><strong>${escapeHtml(failure)}</strong></p>`}${describe(approval)}`;
  return show(ctx, failure === null ? 200 : 409, titleOf(approval), body);
}

function readClaims(token: string, { tokens, clock }: ApprovePageParts): Claims | null {
  const claims = tokens.read('approval', token);
  if (claims === null || Number(claims.expires_at) <= clock().getTime()) return null;
  return {
    approvalId: String(claims.approval_id),
    tenantId: String(claims.tenant_id),
    accountId: String(claims.account_id),
    fingerprint: String(claims.fingerprint),
  };
}

/** Returns why nothing was decided; null if the decision is stored. */
async function decide(ctx: Context, claims: Claims, { callWithKey }: ApprovePageParts): Promise<string | null> {
  const form = new URLSearchParams(await readText(ctx, 'application/x-www-form-urlencoded', SMALL_BODY_BYTES));
  const decision = form.get('decision');
  if (decision !== 'approve' && decision !== 'refuse') return 'Choose one of the buttons.';
  const reason = form.get('reason')?.trim() ?? '';
  const count = form.get('confirm_count')?.trim() ?? '';
  const params = {
    approval_id: claims.approvalId,
    decision,
    ...(decision === 'approve' && { effect_hash: form.get('effect_hash') ?? '' }),
    ...(reason !== '' && { reason }),
    ...(/^\d{1,10}$/.test(count) && { confirm_count: Number(count) }),
  };
  const { fingerprint } = claims;
  const requestId = ctx.state.requestId as string;
  const answer = await callWithKey({ skill: 'command.approvals.decide', params, fingerprint, requestId, byLink: true });
  return answer.ok ? null : answer.error.message;
}

function titleOf({ state, skill }: Approval): string {
  return state === 'pending' ? `Approve ${skill}?` : `${skill}: ${state}`;
}

function describe(approval: Approval): string {
  const { skill, effect, params, reason, error, expiresAt } = approval;
  const known = (count: number | null): string => (count === null ? 'cannot be known beforehand' : String(count));
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['What', effect.summary ?? catalog[skill as SkillName]?.summary ?? skill],
    ['People', known(effect.recipients)],
    ['Messages', known(effect.messages)],
    ['Credits', known(effect.credits)],
    ['First message', effect.sample_text],
    ['Cannot be undone', effect.irreversible],
    ['Reason', reason],
    ['Error', error?.message ?? null],
    ['Expires', expiresAt.toISOString()],
  ];
  const rows = facts.flatMap(([name, value]) =>
    value === null ? [] : [`<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`],
  );
  const given = escapeHtml(JSON.stringify(params, null, 2));
  return `<dl>${rows.join('')}</dl><details><summary>The call</summary><pre>${given}</pre></details>${form(approval)}`;
}

function form({ state, effect, effectHash }: Approval): string {
  if (state !== 'pending') return '';
  const count = effect.confirm_count ?? null;
  // A person who refuses types nothing, so that the page itself does not require the field.
  const typed =
    count === null
      ? ''
      : `<p><label>To approve, type how many people it is about<br><input name="confirm_count" inputmode="numeric" pattern="[0-9]*" autocomplete="off" size="12"></label></p>`;
  return `<form method="post"><input type="hidden" name="effect_hash" value="${effectHash}">${typed}
<p><label>Reason, which the caller sees<br><input name="reason" maxlength="500" size="40"></label></p>
<p><button name="decision" value="approve">Approve</button> <button name="decision" value="refuse">Refuse</button></p></form>`;
}

function show(ctx: Context, status: number, title: string, body: string): true {
  ctx.status = status;
  ctx.body = plainPage(escapeHtml(title), body);
  return true;
}
