import { useState } from 'react';
import { useParams } from 'react-router';
import { Badge, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { NumberField } from '../../parts/field.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NextActions } from '../../parts/next-actions.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import { usePages } from '../../service/use-pages.ts';
import { useSkill } from '../../service/use-skill.ts';

export function CustomerPage() {
  const { ref = '' } = useParams();
  const params = { external_ref: ref };
  const found = useSkill('partner.listCustomers', params);
  const status = useSkill('partner.setupStatus', params);
  const events = usePages('partner.outbox.list', params);
  const pause = useSaidCall('partner.setChildPaused');
  const key = useCall('partner.createCustomerKey');
  const customer = found.data?.items[0];
  const error = pause.error ?? key.error;
  return (
    <Page
      title={customer?.name ?? ref}
      parent={{ to: '/customers', label: 'Customers' }}
      badge={
        customer !== undefined &&
        (customer.paused ? <Badge tone="care">Paused</Badge> : <StateBadge state={customer.state} />)
      }
      calls={[
        { skill: 'partner.listCustomers', params },
        { skill: 'partner.setupStatus', params },
      ]}
      actions={
        <>
          <Button isPending={key.isPending} onPress={() => key.mutate(params)}>
            New key
          </Button>
          <Button
            isDisabled={customer === undefined}
            isPending={pause.isPending}
            onPress={() => {
              const paused = customer?.paused === true;
              void pause.make(
                { ...params, paused: !paused },
                {
                  said: paused ? 'Resumed.' : 'Paused: nothing is sent for this customer.',
                  undo: (call) => call('partner.setChildPaused', { ...params, paused }),
                },
              );
            }}
          >
            {customer?.paused === true ? 'Resume' : 'Pause'}
          </Button>
        </>
      }
    >
      {error !== null && <ErrorNotice error={error} />}
      {key.data?.api_key !== undefined && (
        <Notice
          tone="care"
          title="Copy the key now: it is shown this once. Sign in with it to see all of this customer."
        >
          <code className="prose">{key.data.api_key}</code>
        </Notice>
      )}
      <div className="columns even">
        <Section title="Credits">
          <Loaded answer={found}>
            {({ items: [one] }) => (
              <div className="stack">
                <Figures>
                  <Figure label="Available" value={one?.balance.available ?? null} />
                  <Figure label="Held" value={one?.balance.held ?? null} />
                </Figures>
                <Grant externalRef={ref} />
              </div>
            )}
          </Loaded>
        </Section>
        <Section title="Setup">
          <Loaded answer={status}>
            {({ ready, steps }) => (
              <div className="stack">
                <Notice tone={ready ? 'good' : 'care'} title={ready ? 'It can send.' : 'Some steps are missing.'} />
                {steps
                  .filter(({ state }) => state === 'todo')
                  .map(({ id, title, next_action: action }) => (
                    <div key={id} className="stack tight">
                      <strong>{title}</strong>
                      {action !== null && <NextActions actions={[action]} />}
                    </div>
                  ))}
              </div>
            )}
          </Loaded>
        </Section>
      </div>
      <Section title="Events">
        <PageTable
          label="Events"
          pages={events}
          idOf={({ event_id: id }) => id}
          columns={[
            { id: 'type', label: 'Event', cell: ({ type }) => <code>{type}</code> },
            { id: 'state', label: 'State', width: 120, cell: ({ state }) => <StateBadge state={state} /> },
            { id: 'at', label: 'Time', width: 140, cell: ({ occurred_at: at }) => <DateTime at={at} /> },
          ]}
          empty={<p className="quiet">No event of this customer was sent to you.</p>}
        />
      </Section>
    </Page>
  );
}

function Grant({ externalRef }: { readonly externalRef: string }) {
  const [amount, setAmount] = useState(100);
  const grant = useCall('partner.grantCredits');
  return (
    <Form onSubmit={() => grant.mutate({ external_ref: externalRef, amount_credits: amount })} error={grant.error}>
      <div className="row">
        <NumberField
          label="Credits to grant"
          name="amount"
          value={amount}
          onChange={setAmount}
          minValue={1}
          isRequired
        />
        <Button type="submit" isPending={grant.isPending}>
          Grant
        </Button>
      </div>
    </Form>
  );
}
