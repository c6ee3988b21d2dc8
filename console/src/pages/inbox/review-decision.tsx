import { Button } from '../../parts/button.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { useCall } from '../../service/use-call.ts';

/** Decides whether a message is an opt-out. */
export function ReviewDecision({ inboundId }: { readonly inboundId: string }) {
  const review = useCall('messages.review');
  return (
    <>
      {review.error !== null && <ErrorNotice error={review.error} />}
      <div className="row">
        <Button
          kind="danger"
          isPending={review.isPending}
          onPress={() => review.mutate({ inbound_id: inboundId, decision: 'opt_out' })}
        >
          It is an opt-out
        </Button>
        <Button isPending={review.isPending} onPress={() => review.mutate({ inbound_id: inboundId, decision: 'keep' })}>
          It is not
        </Button>
      </div>
    </>
  );
}
