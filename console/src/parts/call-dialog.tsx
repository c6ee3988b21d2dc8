import { useState } from 'react';
import type { NextAction, ParamsOf, SkillName } from '../service/client.ts';
import { useCall } from '../service/use-call.ts';
import { useSkill } from '../service/use-skill.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { Form } from './form.tsx';
import { valueAt } from './json-pointer.ts';
import { Loaded } from './loaded.tsx';
import { NeedField } from './need-field.tsx';
import { Notice } from './notice.tsx';
import type { Schema, Values } from './schema/schema.ts';
import { SchemaFields } from './schema/schema-field.tsx';
import { ShowCall } from './show-call.tsx';
import { skillInWords } from './skill-words.ts';

interface CallDialogProps {
  readonly action: NextAction;
  readonly onClose: () => void;
}

const FRESH_MS = 10 * 60_000;

/** One call, filled in: what only the person can know is asked for, the rest can be added. */
export function CallDialog({ action, onClose }: CallDialogProps) {
  const { skill, why } = action;
  const call = useCall(skill as SkillName);
  const described = useSkill('agent.capabilities', { skill }, { freshMs: FRESH_MS });
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
        <div className="stack">
          <p>{why}</p>
          <Loaded answer={described}>
            {({ skills: [found] }) => (
              <Params
                action={action}
                schema={(found as { readonly input_schema?: Schema } | undefined)?.input_schema ?? {}}
                call={call}
              />
            )}
          </Loaded>
        </div>
      )}
    </Dialog>
  );
}

interface ParamsProps {
  readonly action: NextAction;
  readonly schema: Schema;
  readonly call: ReturnType<typeof useCall<SkillName>>;
}

function Params({ action, schema, call }: ParamsProps) {
  const { skill, params: given, needs = [] } = action;
  const [values, setValues] = useState<Values>(given);
  const isComplete = needs.every(({ path }) => valueAt(values, path) !== undefined);
  const asked = new Set(needs.map(({ path }) => path.slice(1)));
  const others = Object.entries(schema.properties ?? {}).filter(([name]) => !asked.has(name) && !(name in given));
  return (
    <Form onSubmit={() => call.mutate(values as ParamsOf<SkillName>)}>
      {call.error !== null && <ErrorNotice error={call.error} />}
      {needs.map((need) => (
        <NeedField key={need.path} need={need} schema={schema} values={values} onChange={setValues} />
      ))}
      {others.length > 0 && (
        <details>
          <summary className="quiet">Other params</summary>
          <div className="stack other-params">
            <SchemaFields
              schema={{ properties: Object.fromEntries(others) }}
              root={schema}
              values={values}
              onChange={setValues}
            />
          </div>
        </details>
      )}
      <div className="row apart">
        <ShowCall calls={[{ skill, params: values }]} />
        <Button kind="primary" type="submit" isPending={call.isPending} isDisabled={!isComplete}>
          Make this call
        </Button>
      </div>
    </Form>
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
