import { noSuchSendingNumber } from '../../carriers/numbers/no-such-number.ts';
import { requireProgramOrNumber } from '../../carriers/numbers/require-program-or-number.ts';
import type { Account } from '../../domain/account.ts';
import { invalidParams, notFound } from '../../errors.ts';
import { type Audience, findUnknownPart } from '../../people/audience/audience.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import { findNumber } from '../../sending/facts/account-and-number.ts';
import type { WriteAccess } from '../../skill.ts';

export interface Draft {
  readonly body: string | null;
  readonly templateId: string | null;
  readonly audience: Audience;
  readonly numberId: string | null;
  readonly programId: string | null;
}

/**
 * Throws unless everything that a draft refers to exists: its template, lists, tags and sending
 * number.
 */
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
  if (!includesContacts(audience))
    throw invalidParams('The audience includes no contacts.', [
      { path: '/audience/include', rule: 'must set all, list_ids, tag_ids or contact_ids' },
    ]);
  await requireProgramOrNumber(tx, account, { numberId, programId });
  if (numberId !== null && (await findNumber(tx, account, numberId)) === null) throw noSuchSendingNumber();
}

function includesContacts({ include }: Audience): boolean {
  return (
    include.all === true ||
    [include.list_ids, include.tag_ids, include.contact_ids].some((part) => (part?.length ?? 0) > 0)
  );
}
