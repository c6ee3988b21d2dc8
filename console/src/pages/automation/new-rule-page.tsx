import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Page } from '../../parts/page.tsx';
import type { AutomationTriggerInput } from '../../service/types.ts';
import { useCall } from '../../service/use-call.ts';
import { usePages } from '../../service/use-pages.ts';

const TRIGGERS = [
  { id: 'keyword', label: 'Someone writes a keyword' },
  { id: 'message', label: 'Someone writes anything' },
  { id: 'event', label: 'An event is recorded' },
  { id: 'opted_in', label: 'Someone opts in' },
  { id: 'opted_out', label: 'Someone opts out' },
  { id: 'failure', label: 'A message fails' },
  { id: 'balance', label: 'Credits run low' },
];
const ACTIONS = [
  { id: 'messages.send', label: 'Send them a message' },
  { id: 'tags.assign', label: 'Tag them' },
  { id: 'other', label: 'Another skill' },
];

/** What the service fills in when the rule runs. */
const CONTACT = { $from: 'contact.id' };

export function NewRulePage() {
  const [name, setName] = useState('');
  const [kind, setKind] = useState('keyword');
  const [what, setWhat] = useState('');
  const [action, setAction] = useState('messages.send');
  const [text, setText] = useState('');
  const [skill, setSkill] = useState('');
  const create = useCall('automation.create');
  const { items: tags = [] } = usePages('tags.list', {});
  const navigate = useNavigate();
  const params = {
    name,
    trigger: triggerOf(kind, what),
    actions: [actionOf({ action, skill, text, isAnswer: ANSWERS.includes(kind) })],
  };
  const save = () => create.mutate(params, { onSuccess: ({ rule }) => void navigate(`/automation/${rule.id}`) });
  return (
    <Page
      title="New rule"
      parent={{ to: '/automation', label: 'Automation' }}
      calls={[{ skill: 'automation.create', params }]}
    >
      <Form onSubmit={save} error={create.error}>
        <TextField label="Name" name="name" value={name} onChange={setName} isRequired autoFocus maxLength={100} />
        <SelectField label="When" name="trigger" options={TRIGGERS} value={kind} onChange={setKind} />
        {kind === 'keyword' && (
          <TextField
            label="Keywords, separated by commas"
            value={what}
            onChange={setWhat}
            isRequired
            placeholder="YES, JOIN"
          />
        )}
        {kind === 'event' && (
          <TextField label="Event" value={what} onChange={setWhat} isRequired placeholder="order.placed" />
        )}
        <SelectField label="Then" name="actions" options={ACTIONS} value={action} onChange={setAction} />
        {action === 'messages.send' && (
          <TextField label="Message" rows={4} value={text} onChange={setText} isRequired />
        )}
        {action === 'tags.assign' && (
          <SelectField
            label="Tag"
            options={tags.map((tag) => ({ id: tag.name, label: tag.name }))}
            value={text === '' ? null : text}
            onChange={setText}
            isRequired
          />
        )}
        {action === 'other' && (
          <>
            <TextField label="Skill" value={skill} onChange={setSkill} isRequired placeholder="contacts.update" />
            <TextField
              label="Params as JSON"
              isMono
              rows={5}
              value={text}
              onChange={setText}
              description={`A value such as ${JSON.stringify(CONTACT)} is filled in.`}
              isRequired
            />
          </>
        )}
        <div className="row">
          <Button kind="primary" type="submit" isPending={create.isPending} isDisabled={name === ''}>
            Create rule
          </Button>
        </div>
      </Form>
    </Page>
  );
}

function triggerOf(kind: string, what: string): AutomationTriggerInput {
  if (kind === 'keyword') return { kind, words: what.split(',').map((word) => word.trim()) };
  if (kind === 'event') return { kind, name: what };
  if (kind === 'opted_in' || kind === 'opted_out') return { kind: 'consent', status: kind };
  return { kind: kind as 'message' };
}

interface ChosenAction {
  readonly action: string;
  readonly skill: string;
  readonly text: string;
  /** Whether the message answers one of the person. */
  readonly isAnswer: boolean;
}

const ANSWERS: readonly string[] = ['keyword', 'message'];

function actionOf({ action, skill, text, isAnswer }: ChosenAction) {
  if (action === 'messages.send') {
    const purpose = isAnswer ? 'transactional' : 'marketing';
    return { skill: action, params: { contact_id: CONTACT, text, purpose } };
  }
  if (action === 'tags.assign') return { skill: action, params: { tag: text, ids: [CONTACT] } };
  return { skill, params: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
