import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { CONSENT_METHODS } from '../../../parts/consent-methods.ts';
import { DateTimeField } from '../../../parts/date-time-field.tsx';
import { Checkbox, SelectField, TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { Section } from '../../../parts/page.tsx';
import { counted } from '../../../parts/values.tsx';
import type { ParamsOf } from '../../../service/client.ts';
import { fromLocalTime, toLocalTime } from '../../../service/locale.ts';
import { useSkill } from '../../../service/use-skill.ts';
import { answerParams, isAnswered, NO_ANSWERS, questionsOf } from './answers.ts';
import type { Mapping } from './mapping.ts';
import { Questions } from './questions.tsx';
import type { Sheet } from './read-file.ts';

type ImportParams = ParamsOf<'contacts.import'>;

interface SettingsProps {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  onBack(): void;
  onStart(settings: Omit<ImportParams, 'rows' | 'mapping'>): void;
}

const DUPLICATES = [
  { id: 'update', label: 'Update them with the file' },
  { id: 'skip', label: 'Leave them as they are' },
  { id: 'error', label: 'Reject these rows' },
];
const NONE = 'none';

export function Settings({ sheet, mapping, onBack, onStart }: SettingsProps) {
  const lists = useSkill('lists.list', { kind: 'audience', limit: 200 });
  const [duplicates, setDuplicates] = useState('update');
  const [list, setList] = useState(NONE);
  const [tags, setTags] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [method, setMethod] = useState<string | null>(null);
  const [source, setSource] = useState('');
  const [at, setAt] = useState(toLocalTime(new Date()));
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const questions = questionsOf(sheet, mapping, agreed);
  const names = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

  const start = () =>
    onStart({
      on_duplicate: duplicates as ImportParams['on_duplicate'],
      ...answerParams(sheet, mapping, answers),
      ...(list === NONE ? {} : { list_id: list }),
      ...(names.length === 0 ? {} : { tags: names }),
      ...(agreed
        ? { consent: { method: method as never, source, captured_at: fromLocalTime(at), evidence: sheet.name } }
        : {}),
    });

  return (
    <Section title="How to import">
      <div className="card import-settings">
        <Form onSubmit={start}>
          <SelectField
            label="People who are contacts already"
            options={DUPLICATES}
            value={duplicates}
            onChange={setDuplicates}
          />
          <SelectField
            label="Add to a list"
            options={[
              { id: NONE, label: 'No list' },
              ...(lists.data?.items ?? []).map(({ id, name }) => ({ id, label: name })),
            ]}
            value={list}
            onChange={setList}
          />
          <TextField
            label="Add tags"
            description="Names of existing tags, with commas between them."
            value={tags}
            onChange={setTags}
          />
          <Checkbox isSelected={agreed} onChange={setAgreed}>
            These people agreed to get marketing messages, and I can show it
          </Checkbox>
          {agreed && (
            <>
              <SelectField
                label="How did they agree?"
                options={CONSENT_METHODS}
                value={method}
                onChange={setMethod}
                isRequired
              />
              <TextField
                label="Where?"
                description="The address of the form, or the place."
                value={source}
                onChange={setSource}
                isRequired
              />
              <DateTimeField label="When?" value={at} onChange={setAt} isRequired />
            </>
          )}
          <Questions questions={questions} answers={answers} onChange={setAnswers} />
          <div className="row apart">
            <Button onPress={onBack}>Another file</Button>
            <Button
              kind="primary"
              type="submit"
              isDisabled={
                !Object.values(mapping).includes('phone') || !questions.every((one) => isAnswered(one, answers))
              }
            >
              {`Import ${counted(sheet.rows.length, 'row')}`}
            </Button>
          </div>
        </Form>
      </div>
    </Section>
  );
}
