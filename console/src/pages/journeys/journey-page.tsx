import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { StateBadge } from '../../parts/badge.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ActionMenu, type MenuAction } from '../../parts/menu.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { addresses } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { useSkill } from '../../service/use-skill.ts';
import { Enrollments } from './enrollments.tsx';
import { entryInWords } from './entry-in-words.ts';
import { Graph } from './graph/graph.tsx';
import { Publish } from './publish.tsx';
import { Results } from './results.tsx';
import { Simulation } from './simulation.tsx';

export function JourneyPage() {
  const { id = '' } = useParams();
  const found = useSkill('journeys.get', { journey_id: id });
  return (
    <Loaded answer={found} skeleton={<Skeleton height={600} />}>
      {(result) => <Journey {...result} />}
    </Loaded>
  );
}

function Journey({ journey, nodes, edges }: ResultOf<'journeys.get'>) {
  const params = { journey_id: journey.id };
  const setState = useSaidCall('journeys.setState');
  const duplicate = useCall('journeys.duplicate');
  const remove = useCall('journeys.delete');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const isPublished = journey.published_version !== null;
  const to = (state: 'active' | 'paused', label: string, icon: MenuAction['icon'], said: string): MenuAction => ({
    label,
    ...(icon === undefined ? {} : { icon }),
    isDisabled: !isPublished || journey.state === state,
    onAction: () => {
      const back = journey.state === 'paused' ? 'paused' : 'active';
      void setState.make(
        { ...params, state },
        { said, undo: (call) => call('journeys.setState', { ...params, state: back }) },
      );
    },
  });
  const error = setState.error ?? duplicate.error;
  return (
    <Page
      title={journey.name}
      lead={`Contacts enter ${entryInWords(journey.entry)}.`}
      parent={{ to: '/journeys', label: 'Journeys' }}
      badge={<StateBadge state={journey.state} />}
      calls={[{ skill: 'journeys.get', params }]}
      actions={
        <>
          <Publish journey={journey} />
          <ActionMenu
            label="More"
            actions={[
              to('paused', 'Pause', 'pause', 'Paused. Contacts stay where they are.'),
              to('active', 'Resume', 'play', 'Resumed.'),
              {
                label: 'Archive',
                isDanger: true,
                isDisabled: !isPublished || journey.state === 'archived',
                onAction: () => setAsking('archive'),
              },
              {
                label: 'Duplicate',
                icon: 'copy',
                onAction: () =>
                  duplicate.mutate(params, {
                    onSuccess: ({ journey: copy }) => void navigate(addresses.journey(copy.id)),
                  }),
              },
              {
                label: 'Delete',
                icon: 'trash',
                isDanger: true,
                onAction: () => setAsking('delete'),
              },
            ]}
          />
        </>
      }
    >
      {error !== null && <ErrorNotice error={error} />}
      <ConfirmCall
        title={`Delete ${journey.name}?`}
        isOpen={asking === 'delete'}
        onClose={close}
        call={remove}
        params={params}
        action="Delete"
        isDanger
        onDone={() => void navigate('/journeys')}
      >
        Contacts who are under way leave it, and its steps are gone.
      </ConfirmCall>
      <ConfirmCall
        title={`Archive ${journey.name}?`}
        isOpen={asking === 'archive'}
        onClose={close}
        call={setState}
        params={{ ...params, state: 'archived' }}
        action="Archive"
        isDanger
      >
        Contacts who are under way leave it. You cannot undo this.
      </ConfirmCall>
      <Tabs
        label="Journey"
        tabs={[
          { id: 'steps', label: 'Steps', content: <Graph journey={journey} nodes={nodes} edges={edges} /> },
          { id: 'simulation', label: 'Simulation', content: <Simulation journeyId={journey.id} /> },
          { id: 'people', label: 'People', content: <Enrollments journeyId={journey.id} isPublished={isPublished} /> },
          { id: 'results', label: 'Results', content: <Results journeyId={journey.id} isPublished={isPublished} /> },
        ]}
      />
    </Page>
  );
}
