import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { counted } from '../../parts/values.tsx';
import { useSkill } from '../../service/use-skill.ts';

interface SuggestedRepliesProps {
  readonly conversationId: string;
  onInsert(text: string): void;
}

/** Drafts to choose from. Nothing is sent before the person sends it. */
export function SuggestedReplies({ conversationId, onInsert }: SuggestedRepliesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="automation" onPress={() => setOpen(true)}>
        Suggest
      </Button>
      {isOpen && (
        <Dialog title="Suggested replies" isOpen onClose={() => setOpen(false)}>
          <Drafts
            conversationId={conversationId}
            onInsert={(text) => {
              onInsert(text);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Drafts({ conversationId, onInsert }: SuggestedRepliesProps) {
  const answer = useSkill('ai.suggestReply', { conversation_id: conversationId });
  return (
    <Loaded answer={answer}>
      {({ drafts, engine }) =>
        drafts.length === 0 ? (
          <p className="quiet">There is no suggestion. Canned replies that fit would be listed here.</p>
        ) : (
          <ul className="stack">
            {drafts.map(({ text, segments }) => (
              <li key={text} className="card stack tight">
                <p className="prose">{text}</p>
                <div className="row apart">
                  <span className="quiet small">
                    {counted(segments, 'segment')} · by {engine === 'model' ? 'a model' : 'your canned replies'}
                  </span>
                  <Button onPress={() => onInsert(text)}>Use this</Button>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
