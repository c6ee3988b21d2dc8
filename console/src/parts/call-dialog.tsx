import { useState } from 'react';
import type { NextAction, ParamsOf, SkillName } from '../service/client.ts';
import { useCall } from '../service/use-call.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { TextField } from './field.tsx';
import { Form } from './form.tsx';
import { isObject, readValue, withValue } from './json-pointer.ts';
import { Notice } from './notice.tsx';
import { ShowCall } from './show-call.tsx';
import { skillInWords } from './skill-words.ts';

interface CallDialogProps {
  readonly action: NextAction;
  readonly onClose: () => void;
}

/** One call, filled in: what only the person can know is asked for, the rest can be added. */
export function CallDialog({ action, onClose }: CallDialogProps) {
  const { skill, why, needs = [] } = action;
  const call = useCall(skill as SkillName);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [others, setOthers] = useState('');
  const more = others.trim() === '' ? {} : readValue(others);
  const params = needs.reduce(
    (all, { path }) => {
      const text = answers[path] ?? '';
      return text === '' ? all : withValue(all, path, readValue(text));
    },
    { ...action.params, ...(isObject(more) ? more : {}) },
  );
  const isComplete = needs.every(({ path }) => (answers[path] ?? '') !== '') && isObject(more);

  return (
    <Dialog title={skillInWords(skill)} isOpen onClose={onClose}>
      {call.isSuccess ? (
        <div className="stack">
          <Notice tone="good" title="Done" />
          <Answer value={call.data} />
          <div className="row end">
            <Button kind="primary" onPress={onClose} autoFocus>
              Close
            </Button>
          </div>
        </div>
      ) : (
        <Form onSubmit={() => call.mutate(params as ParamsOf<SkillName>)}>
          <p>{why}</p>
          {call.error !== null && <ErrorNotice error={call.error} />}
          {needs.map(({ path, meaning }, index) => (
            <TextField
              key={path}
              label={path.slice(1).replaceAll('/', ' › ').replaceAll('_', ' ')}
              description={meaning}
              value={answers[path] ?? ''}
              onChange={(text) => setAnswers({ ...answers, [path]: text })}
              autoFocus={index === 0}
              isRequired
            />
          ))}
          <details>
            <summary className="quiet">Other params</summary>
            <TextField
              label="As a JSON object"
              description="The reference of the skill lists them."
              rows={3}
              value={others}
              onChange={setOthers}
              isMono
            />
          </details>
          <div className="row apart">
            <ShowCall calls={[{ skill, params }]} />
            <Button kind="primary" type="submit" isPending={call.isPending} isDisabled={!isComplete}>
              Make this call
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

function Answer({ value }: { readonly value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className="code-block" tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
