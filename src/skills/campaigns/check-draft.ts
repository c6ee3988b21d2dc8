import { noSuchSendingNumber } from '../../carriers/numbers/no-such-number.ts';
import { requireProgramOrNumber } from '../../carriers/numbers/require-program-or-number.ts';
import type { Account } from '../../domain/account.ts';
import { invalidParams, notFound } from '../../errors.ts';
import { findUnknownPart } from '../../people/audience/audience.ts';
import { segmentIdsOf } from '../../people/audience/audience-segments.ts';
import { type Audience, includesContacts } from '../../people/audience/parts.ts';
import { holdSegments } from '../../people/segments/hold.ts';
import { loadContents } from '../../sending/campaigns/campaign-facts.ts';
import type { Experiment } from '../../sending/campaigns/experiment.ts';
import { findNumber } from '../../sending/facts/account-and-number.ts';
import type { WriteAccess } from '../../skill.ts';

export interface Draft {
  readonly body: string | null;
  readonly templateId: string | null;
  readonly experiment: Experiment | null;
  /** Undefined while the caller has not set one. */
  readonly audience: Audience | undefined;
  readonly numberId: string | null;
  readonly programId: string | null;
}

/**
 * Throws unless everything that a draft refers to exists: its template, lists, tags, segments and
 * sending number. Its segments cannot be deleted until the transaction ends.
 */
export async function checkDraft(
  { tx, account }: WriteAccess & { readonly account: Account },
  { body, templateId, experiment, audience, numberId, programId }: Draft,
): Promise<void> {
  const content = { body, template_id: templateId, template_version: null, media: null, media_fallback: null };
  if (experiment !== null && (body !== null || templateId !== null))
    throw invalidParams('Set either body, template_id or experiment.', [
      { path: '/experiment', rule: 'either this, body or template_id' },
    ]);
  await loadContents(tx, account, { ...content, experiment: experiment && withoutMedia(experiment) }, undefined, null);
  if (audience !== undefined) await holdSegments(tx, account, segmentIdsOf(audience));
  const unknown = audience === undefined ? null : await findUnknownPart(tx, account, audience);
  if (unknown !== null)
    throw notFound(unknown, [
      {
        skill: `${unknown}s.list`,
        params: {},
        why: `Lists the ${unknown}s of this account.`,
      },
    ]);
  if (audience !== undefined && !includesContacts(audience))
    throw invalidParams('The audience includes no contacts.', [
      { path: '/audience/include', rule: 'must set all, list_ids, tag_ids, segment_ids or contact_ids' },
    ]);
  await requireProgramOrNumber(tx, account, { numberId, programId });
  if (numberId !== null && (await findNumber(tx, account, numberId)) === null) throw noSuchSendingNumber();
}

/** Files have been read already. */
function withoutMedia(experiment: Experiment): Experiment {
  return { ...experiment, variants: experiment.variants.map(({ media: _media, ...variant }) => variant) };
}
