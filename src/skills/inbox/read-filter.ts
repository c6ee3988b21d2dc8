import type { ConversationState } from '../../conversations/conversation.ts';
import type { ConversationFilter } from '../../conversations/list.ts';
import { invalidParams } from '../../errors.ts';

interface FilterParams {
  readonly state?: ConversationState;
  readonly assignee?: string;
  readonly unassigned?: boolean;
  readonly label?: string;
  readonly unread?: boolean;
  readonly under_review?: boolean;
  readonly contact_id?: string;
  readonly number_id?: string;
}

/** `assignee` and `unassigned` exclude each other. */
export function readFilter(params: FilterParams): ConversationFilter {
  const { state, assignee, unassigned = false, label, unread } = params;
  if (assignee !== undefined && unassigned)
    throw invalidParams('Give either assignee or unassigned.', [{ path: '/assignee', rule: 'or unassigned' }]);
  return {
    state,
    label,
    unread,
    underReview: params.under_review,
    contactId: params.contact_id,
    numberId: params.number_id,
    assignee: unassigned ? null : assignee,
  };
}
