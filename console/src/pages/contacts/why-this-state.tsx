import { useState } from 'react';
import { StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NextActions } from '../../parts/next-actions.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ShowCall } from '../../parts/show-call.tsx';
import { DateTime } from '../../parts/values.tsx';
import { useSkill } from '../../service/use-skill.ts';

/** Why a message was or was not delivered, and what helps. */
export function WhyThisState({ messageId }: { readonly messageId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onPress={() => setOpen(true)}>
        Why?
      </Button>
      {isOpen && (
        <Dialog title="Why this state?" isOpen onClose={() => setOpen(false)}>
          <Explanation messageId={messageId} />
        </Dialog>
      )}
    </>
  );
}

function Explanation({ messageId }: { readonly messageId: string }) {
  const params = { message_id: messageId };
  const answer = useSkill('insights.explainMessage', params);
  return (
    <Loaded answer={answer}>
      {({ summary, events, fix }) => (
        <div className="stack">
          <p>{summary}</p>
          {fix !== null && (
            <Notice tone="care" title={fix.message}>
              <NextActions actions={fix.next_actions} />
            </Notice>
          )}
          <ol className="stack tight">
            {events.map(({ at, state, source, error_code }) => (
              <li key={`${at} ${state}`} className="row">
                <StateBadge state={state} />
                <span className="quiet">
                  {source === 'carrier' ? 'The carrier' : 'Tern'} · <DateTime at={at} />
                  {error_code !== null && ` · ${error_code}`}
                </span>
              </li>
            ))}
          </ol>
          <div className="row">
            <ShowCall calls={[{ skill: 'insights.explainMessage', params }]} />
          </div>
        </div>
      )}
    </Loaded>
  );
}
