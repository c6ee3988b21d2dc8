import { type ReactNode, useState } from 'react';
import type { ParamsOf, ResultOf, SkillName } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { useSkill } from '../../service/use-skill.ts';
import { Button } from '../button.tsx';
import { Form } from '../form.tsx';
import { Loaded } from '../loaded.tsx';
import { ShowCall } from '../show-call.tsx';
import type { Schema, Values } from './schema.ts';
import './schema.css';
import { SchemaFields } from './schema-field.tsx';

interface SkillFormProps<Name extends SkillName> {
  readonly skill: Name;
  /** Values that are filled in. */
  readonly values?: Values;
  readonly submit: string;
  /** What is shown of the answer. */
  readonly children?: (result: ResultOf<Name>) => ReactNode;
  readonly onDone?: (result: ResultOf<Name>) => void;
}

/** A call as a form: its fields, their meaning and their limits are those of the contract. */
export function SkillForm<Name extends SkillName>({
  skill,
  values: given = {},
  submit,
  children,
  onDone,
}: SkillFormProps<Name>) {
  const described = useSkill('agent.capabilities', { skill });
  const [values, setValues] = useState<Values>(given);
  const call = useCall(skill);
  return (
    <Loaded answer={described}>
      {({ skills: [found] }) => {
        const schema = (found as { readonly input_schema?: Schema } | undefined)?.input_schema ?? {};
        const save = () => call.mutate(values as ParamsOf<Name>, { onSuccess: (result) => onDone?.(result) });
        return (
          <Form onSubmit={save} error={call.error}>
            <SchemaFields schema={schema} root={schema} values={values} onChange={setValues} />
            {call.data !== undefined && children?.(call.data)}
            <div className="row apart">
              <ShowCall calls={[{ skill, params: values }]} />
              <Button kind="primary" type="submit" isPending={call.isPending}>
                {submit}
              </Button>
            </div>
          </Form>
        );
      }}
    </Loaded>
  );
}
