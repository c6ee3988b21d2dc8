import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Table } from '../../parts/table.tsx';
import { Count, Percent } from '../../parts/values.tsx';
import { useZone } from '../../service/locale.ts';
import { useSkill } from '../../service/use-skill.ts';

/** How many contacts went from one event to the next. */
export function Funnel() {
  const [text, setText] = useState('message.delivered, link.clicked, order.placed');
  const [steps, setSteps] = useState<readonly string[] | null>(null);
  const params = { steps: [...(steps ?? [])], period: 'last_30_days' as const, timezone: useZone() };
  const funnel = useSkill('analytics.funnel', params, { enabled: steps !== null });
  return (
    <div className="stack">
      <Form onSubmit={() => setSteps(text.split(',').map((step) => step.trim()))} error={null}>
        <TextField
          label="Events in their order, separated by commas"
          name="steps"
          value={text}
          onChange={setText}
          isRequired
        />
        <div className="row">
          <Button kind="primary" type="submit">
            Show funnel
          </Button>
        </div>
      </Form>
      {steps === null ? (
        <EmptyPage icon="chart" title="Which way do people go?">
          Name two or more events. The last 30 days are counted.
        </EmptyPage>
      ) : (
        <Loaded answer={funnel}>
          {({ steps: found }) => (
            <Table
              label="Funnel"
              items={found}
              idOf={({ event }) => event}
              columns={[
                { id: 'event', label: 'Event', cell: ({ event }) => event },
                { id: 'contacts', label: 'People', isNumber: true, cell: ({ contacts }) => <Count value={contacts} /> },
                {
                  id: 'previous',
                  label: 'Of the step before',
                  isNumber: true,
                  cell: ({ share_of_previous: share }) => <Percent value={share} />,
                },
                {
                  id: 'first',
                  label: 'Of the first',
                  isNumber: true,
                  isExtra: true,
                  cell: ({ share_of_first: share }) => <Percent value={share} />,
                },
              ]}
            />
          )}
        </Loaded>
      )}
    </div>
  );
}
