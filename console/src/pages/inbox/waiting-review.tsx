import { Notice } from '../../parts/notice.tsx';
import type { ResultOf } from '../../service/client.ts';
import { ReviewDecision } from './review-decision.tsx';

interface WaitingReviewProps {
  readonly review: NonNullable<ResultOf<'inbox.get'>['composer']['review']>;
  /** Whether the message stands in the conversation, with its decision. */
  readonly isShown: boolean;
}

/** The message of the person that waits for a decision: until then it permits no reply. */
export function WaitingReview({ review, isShown }: WaitingReviewProps) {
  return (
    <Notice tone="care" title="A message waits for your decision">
      <p className="prose">“{review.text}”</p>
      <p>{isShown ? 'It may be an opt-out. Decide beside the message.' : 'It may be an opt-out.'}</p>
      {!isShown && <ReviewDecision inboundId={review.inbound_id} />}
    </Notice>
  );
}
