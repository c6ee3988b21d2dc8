import { useState } from 'react';
import { StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Section } from '../../parts/page.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { DateTime } from '../../parts/values.tsx';
import type { Segment } from '../../service/types.ts';
import { useCall } from '../../service/use-call.ts';

const REASONS: Readonly<Record<string, string>> = {
  segment_too_large: 'The segment has more than 100,000 contacts.',
  comparison_failed: 'The members could not be compared, for example because the rules take too long.',
};

/** Whether it is recorded when people join and leave, which other rules can then ask for. */
export function Tracking({ segment: { id, tracking } }: { readonly segment: Segment }) {
  const start = useSaidCall('segments.update');
  const stop = useCall('segments.update');
  const [isAsking, setAsking] = useState(false);
  const isTracked = tracking?.state === 'tracking';
  return (
    <Section title="Joining and leaving">
      {tracking === null ? (
        <p className="quiet">Not recorded. When it is, rules can ask who joined or left within the last days.</p>
      ) : (
        <p>
          <StateBadge state={tracking.state} /> since <DateTime at={tracking.started_at} />, compared last{' '}
          <DateTime at={tracking.compared_at} />. {tracking.reason !== null && REASONS[tracking.reason]}
        </p>
      )}
      {start.error !== null && <ErrorNotice error={start.error} />}
      <div className="row">
        {!isTracked && (
          <Button
            isPending={start.isPending}
            onPress={() =>
              void start.make({ segment_id: id, track_members: true }, { said: 'Joining and leaving is recorded.' })
            }
          >
            {tracking === null ? 'Record it' : 'Record it again'}
          </Button>
        )}
        {tracking !== null && <Button onPress={() => setAsking(true)}>Stop recording</Button>}
      </div>
      <ConfirmCall
        title="Stop recording who joins and leaves?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        call={stop}
        params={{ segment_id: id, track_members: false }}
        action="Stop"
        isDanger
      >
        The recorded times are deleted. People stay in the segment.
      </ConfirmCall>
    </Section>
  );
}
