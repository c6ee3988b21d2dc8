import { useState } from 'react';
import { useSkill } from '../service/use-skill.ts';
import { StateBadge } from './badge.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Loaded } from './loaded.tsx';
import { NextActions } from './next-actions.tsx';
import { Notice } from './notice.tsx';
import { ShowCall } from './show-call.tsx';
import { DateTime } from './values.tsx';

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
          <MessageExplanation messageId={messageId} />
        </Dialog>
      )}
    </>
  );
}

/** What happened to a message, in a sentence and event by event, and the calls that help. */
export function MessageExplanation({ messageId }: { readonly messageId: string }) {
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
