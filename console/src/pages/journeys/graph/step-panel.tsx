import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { Section } from '../../../parts/page.tsx';
import type { JourneyEdge, JourneyNode, JourneyNodeConfigInput } from '../../../service/types.ts';
import { useCall } from '../../../service/use-call.ts';
import { ConfigFields } from './config-fields.tsx';
import { KINDS } from './config-in-words.ts';
import { conditionOf, type Outlet, outletIdOf, outletsOf } from './outlets.ts';

interface StepPanelProps {
  readonly journeyId: string;
  readonly node: JourneyNode;
  readonly nodes: readonly JourneyNode[];
  readonly edges: readonly JourneyEdge[];
}

const NOWHERE = 'nowhere';

/** One step: what it does, and where it leads. */
export function StepPanel({ journeyId, node, nodes, edges }: StepPanelProps) {
  const [name, setName] = useState(node.name);
  const [config, setConfig] = useState(node.config as JourneyNodeConfigInput);
  const params = { journey_id: journeyId, node_id: node.id };
  const update = useCall('journeys.nodes.update');
  const remove = useCall('journeys.nodes.delete');
  const isChanged = name !== node.name || JSON.stringify(config) !== JSON.stringify(node.config);
  return (
    <aside className="card stack wide" aria-label={`Step ${node.name}`}>
      <Form onSubmit={() => update.mutate({ ...params, name, config })} error={update.error ?? remove.error}>
        <h3>{KINDS[node.config.kind]}</h3>
        <TextField label="Name" name="name" value={name} onChange={setName} isRequired maxLength={100} />
        <ConfigFields config={config} onChange={setConfig} />
        <div className="row">
          <Button kind="primary" type="submit" isPending={update.isPending} isDisabled={!isChanged}>
            Save step
          </Button>
          {!node.start && <Button onPress={() => update.mutate({ ...params, start: true })}>Start here</Button>}
          <Button kind="quiet" icon="trash" label="Delete step" onPress={() => remove.mutate(params)} />
        </div>
      </Form>
      {outletsOf(node.config).length > 0 && (
        <Section title="Leads to">
          {outletsOf(node.config).map((outlet) => (
            <Destination
              key={outlet.id}
              outlet={outlet}
              journeyId={journeyId}
              node={node}
              nodes={nodes}
              edges={edges}
            />
          ))}
        </Section>
      )}
    </aside>
  );
}

function Destination({ outlet, journeyId, node, nodes, edges }: StepPanelProps & { readonly outlet: Outlet }) {
  const connect = useCall('journeys.edges.create');
  const disconnect = useCall('journeys.edges.delete');
  const edge = edges.find((each) => each.from_node_id === node.id && outletIdOf(each) === outlet.id);
  const options = [
    { id: NOWHERE, label: 'The end' },
    ...nodes.filter(({ id }) => id !== node.id).map(({ id, name }) => ({ id, label: name })),
  ];
  const choose = async (to: string) => {
    if (edge !== undefined) await disconnect.mutateAsync({ journey_id: journeyId, edge_id: edge.id });
    if (to === NOWHERE) return;
    await connect.mutateAsync({
      journey_id: journeyId,
      from_node_id: node.id,
      to_node_id: to,
      kind: outlet.kind,
      ...conditionOf(outlet),
    });
  };
  return (
    <SelectField
      label={outlet.label}
      options={options}
      value={edge?.to_node_id ?? NOWHERE}
      onChange={(to) => void choose(to).catch(() => undefined)}
    />
  );
}
