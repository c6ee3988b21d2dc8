import { type NextAction, needs } from '../../next-actions.ts';

/** A contact with an external id that was given for another number. */
export interface OtherNumber {
  /** The contact that has the external id, and so the earlier number. */
  readonly ownerId: string;
  /** The contact with the given number; null if there is none yet. */
  readonly contactId: string | null;
  readonly phone: string;
}

/**
 * What to do if a customer has a new number. The contact with the new number remains, because
 * consent is given for a number.
 */
export function mergeActions({ ownerId, contactId, phone }: OtherNumber): readonly NextAction[] {
  if (contactId !== null)
    return [
      {
        skill: 'contacts.merge',
        params: { winner_id: contactId, loser_id: ownerId },
        why: 'Merges both contacts, if they are one customer with a new number. The given number remains; you cannot undo this.',
      },
    ];
  return [
    {
      skill: 'contacts.upsert',
      params: { phone },
      why: 'Creates a contact with the new number, if the customer has one, to merge the earlier contact into.',
    },
    {
      skill: 'contacts.merge',
      params: { loser_id: ownerId },
      needs: needs({ winner_id: 'ID of the contact with the new number.' }),
      why: 'Merges the contact with the earlier number into the new one. You cannot undo this.',
    },
  ];
}
