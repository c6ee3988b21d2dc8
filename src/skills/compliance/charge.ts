import { post } from '../../credits/accounts.ts';
import { FEE_TABLE_VERSION, registrationFees } from '../../domain/registration/fees.ts';
import type { RegistrationKind } from '../../generated/types.ts';
import type { WriteContext } from '../../skill.ts';

/** Charges one submission. The reference of the entry prevents charging the same attempt twice. */
export async function chargeSubmission(
  { tx, account, now, newId, requestId }: WriteContext,
  { kind, id, attempt }: { readonly kind: RegistrationKind; readonly id: string; readonly attempt: number },
): Promise<number> {
  const credits = registrationFees[kind];
  await post(tx, account, {
    entryId: newId('cre'),
    kind: 'registration',
    amount: -credits,
    ref: `registration:${id}:${attempt}`,
    note: `${kind} ${id}, submission ${attempt}, fees of ${FEE_TABLE_VERSION}`,
    requestId,
    now,
  });
  return credits;
}
