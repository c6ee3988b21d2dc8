import { Checkbox, SelectField } from '../../../parts/field.tsx';
import type { ColumnQuestion, ColumnType, ConsentValues } from '../../../service/import-rules.ts';
import { type Answers, withMeaning } from './answers.ts';

interface QuestionsProps {
  readonly questions: readonly ColumnQuestion[];
  readonly answers: Answers;
  onChange(answers: Answers): void;
}

const ORDERS = [
  { id: 'day_first', label: 'The day is first' },
  { id: 'month_first', label: 'The month is first' },
  { id: 'text', label: 'Keep them as text' },
];
const MEANINGS = [
  { id: 'opted_in', label: 'Agreed to messages' },
  { id: 'none', label: 'Did not agree' },
  { id: 'opted_out', label: 'Opted out' },
];

/** What only the owner of a file knows about its columns. */
export function Questions({ questions, answers, onChange }: QuestionsProps) {
  return questions.map((question) =>
    question.asks === 'date_order' ? (
      <SelectField
        key={question.column}
        label={`Dates in “${question.column}”, such as ${question.values[0] ?? ''}`}
        options={ORDERS}
        value={answers.types[question.column] ?? null}
        onChange={(type) =>
          onChange({ ...answers, types: { ...answers.types, [question.column]: type as ColumnType } })
        }
        isRequired
      />
    ) : (
      <Meanings key={question.column} question={question} answers={answers} onChange={onChange} />
    ),
  );
}

interface MeaningsProps extends Omit<QuestionsProps, 'questions'> {
  readonly question: ColumnQuestion;
}

/** Who agreed, by the values of a column. */
function Meanings({ question: { column, values }, answers, onChange }: MeaningsProps) {
  const meanings = answers.consent[column];
  return (
    <fieldset className="stack tight">
      <legend>{`“${column}” may say who agreed to messages`}</legend>
      <Checkbox
        isSelected={meanings === null}
        onChange={(isElse) => onChange({ ...answers, consent: { ...answers.consent, [column]: isElse ? null : {} } })}
      >
        {`“${column}” is about something else`}
      </Checkbox>
      {meanings !== null &&
        values.map((value) => (
          <SelectField
            key={value}
            label={`People with “${value}”`}
            options={MEANINGS}
            value={meanings?.[value] ?? null}
            onChange={(meaning) => onChange(withMeaning(answers, column, value, meaning as ConsentValues[string]))}
            isRequired
          />
        ))}
    </fieldset>
  );
}
