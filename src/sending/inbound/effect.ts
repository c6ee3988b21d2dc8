/** One change caused by an inbound message. */
export interface Effect {
  readonly kind:
    | 'received'
    | 'duplicate'
    | 'opted_out'
    | 'already_opted_out'
    | 'messages_canceled'
    | 'opted_in'
    | 'restored'
    | 'not_opted_in'
    | 'confirmation_requested'
    | 'narrowed'
    | 'not_narrowed'
    | 'reply_queued'
    | 'for_review'
    | 'review_closed';
  /** ID of a consent entry or message, a count, or a reason. */
  readonly detail: string | null;
}
