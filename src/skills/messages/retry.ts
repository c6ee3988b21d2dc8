import { refundMessages } from '../../credits/refunds.ts';
import { literalTemplate } from '../../domain/content/rendering.ts';
import { isInDoubt, retryRefusal } from '../../domain/retry.ts';
import { unprocessable } from '../../errors.ts';
import { lock } from '../../platform/database/locks.ts';
import { newId } from '../../platform/ids.ts';
import { loadAttachment } from '../../sending/content/attachment.ts';
import type { SendLater } from '../../sending/gates/refusal-error.ts';
import { presentDecision, presentMessage } from '../../sending/history/present.ts';
import { requireMessage } from '../../sending/history/require-message.ts';
import { sendOne } from '../../sending/single/send-one.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { countRetries, findNumberOf, findRetry } from './retry-queries.ts';

/**
 * Sends the text of a failed message in a new one, through every gate, and refunds a message in
 * doubt that its owner sends again. The lock and a unique index
 * let one of several calls create it; the others answer with the same message.
 */
export const retryMessage: Skill<'messages.retry'> = async (
  { message_id: id, on_quiet_hours: onQuietHours, may_arrive_twice: mayArriveTwice = false },
  context,
) => {
  const { tx, account, now, service } = context;
  const { tenantId, accountId } = account;
  await lock(tx, tenantId, 'retry', id);
  const failed = await requireMessage(tx, account, id);
  const known = await tx.row(findRetry, tenantId, accountId, id);
  if (known !== null) return present(context, known.id, { created: false, refunded: 0 });
  const retries = (await tx.row(countRetries, tenantId, id))?.retries ?? 0;
  const refusal = retryRefusal(failed, { retries, mayArriveTwice });
  if (refusal !== null)
    throw unprocessable(refusal.reason, refusal.message, {
      nextActions: [{ skill: 'messages.get', params: { message_id: id }, why: 'Shows what happened to the message.' }],
    });
  const refunded = isInDoubt(failed) ? failed.credits : 0;
  if (refunded > 0) await refundMessages(tx, tenantId, [{ accountId, messageId: id, credits: refunded }], now, newId);
  const number = await findNumberOf(tx, account, failed.number_id);
  const sent = await sendOne(context, {
    to: failed.to_phone,
    ...(number?.state === 'active' ? { numberId: failed.number_id } : { programId: number?.program_id ?? null }),
    purpose: failed.purpose === 'transactional' ? 'transactional' : 'marketing',
    content: {
      template: literalTemplate(failed.body),
      body: failed.body,
      templateId: null,
      templateVersion: null,
      smartEncoding: 'off',
      // The message has the short links of the first attempt, which lead to the same place.
      shortening: null,
      attachment: await loadAttachment(
        tx,
        account,
        // The files of the first attempt, whatever their links lead to now.
        { ids: failed.media_ids, now: null },
        { url: service.config.links.url, source: 'messages' },
      ),
    },
    at: now,
    onQuietHours,
    retryOf: id,
    sendLater: waitFor(id),
  });
  return present(context, sent.id, { created: true, refunded });
};

async function present(
  { tx, account }: WriteContext,
  id: string,
  { created, refunded }: { readonly created: boolean; readonly refunded: number },
) {
  const row = await requireMessage(tx, account, id);
  return { message: presentMessage(row), decision: presentDecision(row.decision), created, refunded_credits: refunded };
}

function waitFor(id: string): SendLater {
  return () => ({
    skill: 'messages.retry',
    params: { message_id: id, on_quiet_hours: 'defer' },
    why: 'Sends the message at the next allowed time.',
  });
}
