import { literalTemplate } from '../../domain/content/rendering.ts';
import { retryRefusal } from '../../domain/retry.ts';
import { unprocessable } from '../../errors.ts';
import { lock } from '../../platform/database/locks.ts';
import { loadAttachment } from '../../sending/content/attachment.ts';
import type { SendLater } from '../../sending/gates/refusal-error.ts';
import { presentDecision, presentMessage } from '../../sending/history/present.ts';
import { requireMessage } from '../../sending/history/require-message.ts';
import { sendOne } from '../../sending/single/send-one.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { countRetries, findNumberOf, findRetry } from './retry-queries.ts';

/**
 * Sends the text of a failed message in a new one, through every gate. The lock and a unique index
 * let one of several calls create it; the others answer with the same message.
 */
export const retryMessage: Skill<'messages.retry'> = async (
  { message_id: id, on_quiet_hours: onQuietHours },
  context,
) => {
  const { tx, account, now, service } = context;
  const { tenantId, accountId } = account;
  await lock(tx, tenantId, 'retry', id);
  const failed = await requireMessage(tx, account, id);
  const known = await tx.row(findRetry, tenantId, accountId, id);
  if (known !== null) return present(context, known.id, false);
  const retries = (await tx.row(countRetries, tenantId, id))?.retries ?? 0;
  const refusal = retryRefusal(failed, retries);
  if (refusal !== null)
    throw unprocessable(refusal.reason, refusal.message, {
      nextActions: [{ skill: 'messages.get', params: { message_id: id }, why: 'Shows what happened to the message.' }],
    });
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
  return present(context, sent.id, true);
};

async function present({ tx, account }: WriteContext, id: string, created: boolean) {
  const row = await requireMessage(tx, account, id);
  return { message: presentMessage(row), decision: presentDecision(row.decision), created };
}

function waitFor(id: string): SendLater {
  return () => ({
    skill: 'messages.retry',
    params: { message_id: id, on_quiet_hours: 'defer' },
    why: 'Sends the message at the next allowed time.',
  });
}
