import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { SelectField } from '../../parts/field.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { Count, DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import { type ItemOf, usePages } from '../../service/use-pages.ts';

const STATES = [
  { id: 'all', label: 'All' },
  { id: 'pending', label: 'Waiting' },
  { id: 'delivered', label: 'Delivered' },
  { id: 'dead', label: 'Given up' },
] as const;

type State = (typeof STATES)[number]['id'];
type Delivery = ItemOf<'agent.webhooks.events'>;

export function WebhookPage() {
  const { id = '' } = useParams();
  const params = { webhook_id: id };
  const [state, setState] = useState<State>('all');
  const [open, setOpen] = useState<Delivery | null>(null);
  const endpoints = usePages('agent.webhooks.list', {});
  const pages = usePages(
    'agent.webhooks.events',
    { ...params, ...(state === 'all' ? {} : { state }) },
    { pollMs: 5_000 },
  );
  const endpoint = endpoints.items?.find((each) => each.id === id);
  const check = useCall('agent.webhooks.test');
  const update = useSaidCall('agent.webhooks.update');
  const replay = useCall('agent.webhooks.replay');
  const remove = useCall('agent.webhooks.delete');
  const navigate = useNavigate();
  const error = check.error ?? update.error ?? replay.error;
  const [isAsking, setAsking] = useState(false);
  const isPaused = endpoint?.state !== 'active';
  return (
    <Page
      title={endpoint?.url ?? 'Endpoint'}
      parent={{ to: '/webhooks', label: 'Webhooks' }}
      badge={endpoint !== undefined && <StateBadge state={endpoint.state} />}
      calls={[{ skill: 'agent.webhooks.events', params }]}
      actions={
        <>
          <Button isPending={check.isPending} onPress={() => check.mutate(params)}>
            Send a test event
          </Button>
          <ActionMenu
            label="More"
            actions={[
              {
                label: isPaused ? 'Resume' : 'Pause',
                icon: isPaused ? 'play' : 'pause',
                onAction: () =>
                  void update.make(
                    { ...params, paused: !isPaused },
                    {
                      said: isPaused ? 'Resumed.' : 'Paused.',
                      undo: (call) => call('agent.webhooks.update', { ...params, paused: isPaused }),
                    },
                  ),
              },
              {
                label: 'Send again what was given up',
                isDisabled: endpoint === undefined,
                onAction: () =>
                  endpoint !== undefined && replay.mutate({ ...params, states: ['dead'], since: endpoint.created_at }),
              },
              {
                label: 'Delete',
                icon: 'trash',
                isDanger: true,
                onAction: () => setAsking(true),
              },
            ]}
          />
        </>
      }
    >
      {error !== null && <ErrorNotice error={error} />}
      {endpoint?.state_reason != null && <Notice tone="bad" title={endpoint.state_reason} />}
      {replay.data !== undefined && <Notice tone="good" title={`${replay.data.requeued} events are sent again.`} />}
      <ConfirmCall
        title="Delete this endpoint?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        call={remove}
        params={params}
        action="Delete"
        isDanger
        onDone={() => void navigate('/webhooks')}
      >
        It gets no events any more, and those that wait for it are not sent.
      </ConfirmCall>
      <div className="row">
        <SelectField label="Deliveries" options={STATES} value={state} onChange={(next) => setState(next as State)} />
      </div>
      <PageTable
        label="Deliveries"
        pages={pages}
        idOf={({ event_id: event }) => event}
        onRowAction={(event) => setOpen(pages.items?.find((each) => each.event_id === event) ?? null)}
        columns={[
          { id: 'type', label: 'Event', cell: ({ type }) => <code>{type}</code> },
          { id: 'state', label: 'State', width: 120, cell: ({ state: each }) => <StateBadge state={each} /> },
          {
            id: 'tries',
            label: 'Attempts',
            width: 100,
            isNumber: true,
            isExtra: true,
            cell: ({ attempts }) => <Count value={attempts.length} />,
          },
          { id: 'last', label: 'Last answer', isExtra: true, cell: ({ attempts }) => lastAnswer(attempts) },
          { id: 'at', label: 'Time', width: 140, isExtra: true, cell: ({ occurred_at: at }) => <DateTime at={at} /> },
        ]}
        empty={
          <EmptyPage icon="webhook" title="No deliveries">
            Send a test event to see whether your program answers.
          </EmptyPage>
        }
      />
      {open !== null && (
        <DeliveryDialog
          delivery={open}
          onReplay={() => replay.mutate({ ...params, event_ids: [open.event_id] }, { onSuccess: () => setOpen(null) })}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

function lastAnswer(attempts: Delivery['attempts']): string {
  const last = attempts.at(-1);
  if (last === undefined) return '';
  return last.error ?? `${last.status ?? ''} in ${last.latency_ms} ms`;
}

interface DeliveryDialogProps {
  readonly delivery: Delivery;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

function DeliveryDialog({ delivery, onReplay, onClose }: DeliveryDialogProps) {
  return (
    <Dialog title={delivery.type} isOpen onClose={onClose} wide>
      <div className="stack">
        <ol className="card flush rows">
          {delivery.attempts.map((attempt) => (
            <li key={attempt.at} className="stack tight">
              <div className="row apart">
                <span>
                  {attempt.status ?? attempt.error} in {attempt.latency_ms} ms
                </span>
                <DateTime at={attempt.at} />
              </div>
              {attempt.response_excerpt !== null && <code className="prose small">{attempt.response_excerpt}</code>}
            </li>
          ))}
        </ol>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre className="code-block" tabIndex={0}>
          {JSON.stringify(delivery.event, null, 2)}
        </pre>
        <div className="row end">
          <Button onPress={onReplay}>Send it again</Button>
        </div>
      </div>
    </Dialog>
  );
}
