import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button, PageLink } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { RuleEditor } from '../../parts/rules/rule-editor.tsx';
import { ruleInWords } from '../../parts/rules/rule-in-words.ts';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { DateTime } from '../../parts/values.tsx';
import { addresses, addressOf } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import type { SegmentRuleInput } from '../../service/types.ts';
import { useCall } from '../../service/use-call.ts';
import { useSkill } from '../../service/use-skill.ts';
import { Members } from './members.tsx';
import { PeopleCount } from './people-count.tsx';
import { Tracking } from './tracking.tsx';

const PARENT = { to: '/segments', label: 'Segments' };
const EMPTY: SegmentRuleInput = { kind: 'and', rules: [{ kind: 'consent', status: 'opted_in' }] };

export function NewSegmentPage() {
  const [name, setName] = useState('');
  const [rules, setRules] = useState(EMPTY);
  const create = useCall('segments.create');
  const navigate = useNavigate();
  const params = { name, rules };
  const save = () =>
    create.mutate(params, { onSuccess: ({ segment }) => void navigate(addresses.segment(segment.id)) });
  return (
    <Page title="New segment" parent={PARENT} calls={[{ skill: 'segments.create', params }]}>
      <div className="columns">
        <Form onSubmit={save} error={create.error}>
          <TextField label="Name" name="name" value={name} onChange={setName} isRequired autoFocus maxLength={100} />
          <RuleEditor rule={rules} onChange={setRules} />
          <div className="row">
            <Button kind="primary" type="submit" isPending={create.isPending} isDisabled={name === ''}>
              Save segment
            </Button>
          </div>
        </Form>
        <PeopleCount rules={rules} />
      </div>
    </Page>
  );
}

export function SegmentPage() {
  const { id = '' } = useParams();
  const params = { segment_id: id };
  const found = useSkill('segments.get', params);
  return (
    <Loaded answer={found}>{(result) => <Segment key={result.segment.version} {...result} params={params} />}</Loaded>
  );
}

type SegmentProps = ResultOf<'segments.get'> & { readonly params: { readonly segment_id: string } };

function Segment({ segment, versions, used_by: usedBy, params }: SegmentProps) {
  const [name, setName] = useState(segment.name);
  const [rules, setRules] = useState(segment.rules as SegmentRuleInput);
  const update = useSaidCall('segments.update');
  const remove = useCall('segments.delete');
  const navigate = useNavigate();
  const isChanged = name !== segment.name || JSON.stringify(rules) !== JSON.stringify(segment.rules);
  const save = () =>
    void update.make(
      { ...params, name, rules, expected_version: segment.version },
      {
        said: `Saved as version ${segment.version + 1}.`,
        undo: (call) =>
          call('segments.update', { ...params, name: segment.name, rules: segment.rules as SegmentRuleInput }),
      },
    );
  const [isAsking, setAsking] = useState(false);
  return (
    <Page
      title={segment.name}
      parent={PARENT}
      calls={[{ skill: 'segments.get', params }]}
      actions={
        <ActionMenu
          label="More"
          actions={[
            {
              label: 'Delete segment',
              icon: 'trash',
              isDanger: true,
              isDisabled: usedBy.length > 0,
              onAction: () => setAsking(true),
            },
          ]}
        />
      }
    >
      <div className="columns">
        <Form onSubmit={save} error={update.error}>
          <TextField label="Name" name="name" value={name} onChange={setName} isRequired maxLength={100} />
          <RuleEditor rule={rules} onChange={setRules} />
          <div className="row">
            <Button kind="primary" type="submit" isPending={update.isPending} isDisabled={!isChanged}>
              Save as version {segment.version + 1}
            </Button>
            {isChanged && (
              <Button
                onPress={() => {
                  setName(segment.name);
                  setRules(segment.rules as SegmentRuleInput);
                }}
              >
                Discard changes
              </Button>
            )}
          </div>
        </Form>
        <div className="stack wide">
          <PeopleCount rules={rules} />
          <Section title="Used by">
            {usedBy.length === 0 ? (
              <p className="quiet">No campaign, journey, rule or segment uses it.</p>
            ) : (
              <ul className="card flush rows">
                {usedBy.map((use) => {
                  const address = addressOf(use.id);
                  return (
                    <li key={use.id} className="row apart">
                      {address === null ? use.name : <PageLink to={address}>{use.name}</PageLink>}
                      <span className="quiet">{use.kind}</span>
                    </li>
                  );
                })}
              </ul>
            )}
          </Section>
          <Tracking segment={segment} />
        </div>
      </div>
      <Section title="People in it now">
        <Members segmentId={segment.id} />
      </Section>
      <ConfirmCall
        title={`Delete ${segment.name}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        call={remove}
        params={params}
        action="Delete"
        isDanger
        onDone={() => void navigate('/segments')}
      >
        The rules and their versions are gone. Contacts stay as they are.
      </ConfirmCall>
      <Section title="Versions">
        <ul className="card flush rows">
          {versions.map((version) => (
            <li key={version.version} className="row">
              <strong>{version.version}</strong>
              <span className="grow">{ruleInWords(version.rules)}</span>
              <DateTime at={version.created_at} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
