import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NextActions } from '../../parts/next-actions.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Count } from '../../parts/values.tsx';
import type { Journey } from '../../service/types.ts';
import { useCall } from '../../service/use-call.ts';
import { useSkill } from '../../service/use-skill.ts';
import { EntersNow } from './enters-now.tsx';

/** Checks the draft, says what stands in its way, and publishes exactly what was checked. */
export function Publish({ journey }: { readonly journey: Journey }) {
  const [isOpen, setOpen] = useState(false);
  const isNew = journey.published_version === null;
  return (
    <>
      <Button kind="primary" isDisabled={!isNew && !journey.changed} onPress={() => setOpen(true)}>
        Check and publish
      </Button>
      {isOpen && <Checked journeyId={journey.id} isNew={isNew} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CheckedProps {
  readonly journeyId: string;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

function Checked({ journeyId, isNew, onClose }: CheckedProps) {
  const params = { journey_id: journeyId };
  const checked = useSkill('journeys.validate', params);
  const publish = useCall('journeys.publish');
  return (
    <Dialog title="Check and publish" isOpen onClose={onClose} wide>
      <Loaded answer={checked}>
        {({
          blockers,
          warnings_found: warnings,
          cost_per_thousand: cost,
          enters_now: entersNow,
          validation_token: token,
          preflight_token: preflight,
        }) => (
          <div className="stack">
            {publish.error !== null && <ErrorNotice error={publish.error} />}
            {blockers.map((finding) => (
              <Notice key={`${finding.code} ${finding.node_id}`} tone="bad" title={finding.message}>
                <NextActions actions={finding.next_actions} />
              </Notice>
            ))}
            {warnings.map((finding) => (
              <Notice key={`${finding.code} ${finding.node_id}`} tone="care" title={finding.message}>
                <NextActions actions={finding.next_actions} />
              </Notice>
            ))}
            {token !== null && (
              <Notice tone="good" title="Nothing stands in the way.">
                {isNew ? 'Contacts enter once it is published.' : 'Those under way finish the version they are in.'}
                {cost !== null && (
                  <>
                    {' '}
                    A thousand contacts cost at most <Count value={cost} /> credits.
                  </>
                )}
              </Notice>
            )}
            {entersNow.people > 0 && <EntersNow {...entersNow} />}
            <div className="row end">
              <Button onPress={onClose}>Close</Button>
              <Button
                kind="primary"
                isDisabled={token === null}
                isPending={publish.isPending}
                onPress={() =>
                  token !== null &&
                  publish.mutate(
                    {
                      ...params,
                      validation_token: token,
                      ...(preflight !== null && { preflight_token: preflight }),
                    },
                    { onSuccess: onClose },
                  )
                }
              >
                Publish
              </Button>
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
