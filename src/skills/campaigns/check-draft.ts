import { invalidParams, notFound } from '../../errors.ts';
import { type Audience, findUnknownPart } from '../../messaging/campaigns/audience.ts';
import { loadContent } from '../../messaging/content/load-template.ts';
import { findSender } from '../../messaging/send/senders.ts';
import { noSuchSender } from '../../messaging/senders/no-such-number.ts';
import { requireProgramOrNumber } from '../../messaging/senders/require-program-or-number.ts';
import type { Account, WriteAccess } from '../../skill.ts';

export interface Draft {
  readonly body: string | null;
  readonly templateId: string | null;
  readonly audience: Audience;
  readonly numberId: string | null;
  readonly programId: string | null;
}

/** What a draft names must be there: its text, its lists and tags, its sender. */
export async function checkDraft(
  { tx, account }: WriteAccess & { readonly account: Account },
  { body, templateId, audience, numberId, programId }: Draft,
): Promise<void> {
  await loadContent(tx, account, { text: body, templateId, field: 'body' });
  const unknown = await findUnknownPart(tx, account, audience);
  if (unknown !== null)
    throw notFound(unknown, [
      {
        skill: unknown === 'list' ? 'lists.list' : 'tags.list',
        params: {},
        why: `Lists the ${unknown}s of this account.`,
      },
    ]);
  if (!namesAnybody(audience))
    throw invalidParams('The audience includes nobody.', [
      { path: '/audience/include', rule: 'must name all, list_ids, tag_ids or contact_ids' },
    ]);
  await requireProgramOrNumber(tx, account, { numberId, programId });
  if (numberId !== null && (await findSender(tx, account, numberId)) === null) throw noSuchSender();
}

function namesAnybody({ include }: Audience): boolean {
  return (
    include.all === true ||
    [include.list_ids, include.tag_ids, include.contact_ids].some((part) => (part?.length ?? 0) > 0)
  );
}
