import { useState } from 'react';
import { NumberField, SelectField, TextField } from '../../../parts/field.tsx';
import { PicturesField, picturesOf } from '../../../parts/pictures-field.tsx';
import { RuleEditor } from '../../../parts/rules/rule-editor.tsx';
import type { JourneyNodeConfigInput, SegmentDurationInput } from '../../../service/types.ts';
import { usePages } from '../../../service/use-pages.ts';

interface ConfigProps<Config = JourneyNodeConfigInput> {
  readonly config: Config;
  readonly onChange: (config: JourneyNodeConfigInput) => void;
}
type Of<Kind> = ConfigProps<Extract<JourneyNodeConfigInput, { kind: Kind }>>;

/** What a step needs to know. What has no form of its own is edited as JSON. */
export function ConfigFields({ config, onChange }: ConfigProps) {
  switch (config.kind) {
    case 'send':
      return <SendFields config={config} onChange={onChange} />;
    case 'delay':
      return (
        <DurationFields
          label="Wait"
          value={config.duration}
          onChange={(duration) => onChange({ ...config, duration })}
        />
      );
    case 'wait_for':
      return <WaitFields config={config} onChange={onChange} />;
    case 'split':
      if (config.rules !== undefined)
        return <RuleEditor rule={config.rules} onChange={(rules) => onChange({ ...config, rules })} />;
      return <JsonFields config={config} onChange={onChange} />;
    case 'goal':
    case 'exit':
      return null;
    default:
      return <JsonFields config={config} onChange={onChange} />;
  }
}

const PURPOSES = [
  { id: 'marketing', label: 'Marketing' },
  { id: 'transactional', label: 'Transactional' },
];
const OWN_TEXT = 'own';

function SendFields({ config, onChange }: Of<'send'>) {
  const { items = [] } = usePages('templates.list', {});
  const templates = items.map(({ id, name }) => ({ id, label: name }));
  const { text: _text, template_id: _template, ...rest } = config;
  return (
    <>
      <SelectField
        label="Message"
        options={[{ id: OWN_TEXT, label: 'A message of its own' }, ...templates]}
        value={config.template_id ?? OWN_TEXT}
        onChange={(id) => onChange(id === OWN_TEXT ? { ...rest, text: '' } : { ...rest, template_id: id })}
      />
      {config.template_id === undefined && (
        <TextField
          label="Text"
          name="config"
          rows={5}
          value={config.text ?? ''}
          onChange={(text) => onChange({ ...rest, text })}
          isRequired
        />
      )}
      <SendPictures key={config.template_id} config={config} onChange={onChange} />
      <SelectField
        label="Purpose"
        options={PURPOSES}
        value={String(config.purpose ?? 'marketing')}
        onChange={(purpose) => onChange({ ...config, purpose: purpose as NonNullable<typeof config.purpose> })}
      />
    </>
  );
}

function SendPictures({ config, onChange }: Of<'send'>) {
  const [pictures, setPictures] = useState((config.media ?? []).join('\n'));
  const change = (value: string) => {
    setPictures(value);
    const { media: _media, ...rest } = config;
    const media = picturesOf(value);
    onChange(media.length === 0 ? rest : { ...rest, media });
  };
  return <PicturesField value={pictures} onChange={change} />;
}

const WAITS = [
  { id: 'reply', label: 'A reply' },
  { id: 'click', label: 'A click' },
  { id: 'event', label: 'An event' },
  { id: 'conversion', label: 'A conversion' },
];

const isNamed = (kind: string): boolean => kind === 'event' || kind === 'conversion';

function WaitFields({ config, onChange }: Of<'wait_for'>) {
  const isSimple = config.where === undefined && config.patterns === undefined && config.key === undefined;
  if (config.for === undefined || config.for === 'rules' || !isSimple)
    return <JsonFields config={config} onChange={onChange} />;
  const { name: _name, words: _words, ...rest } = config;
  return (
    <>
      <SelectField
        label="For"
        options={WAITS}
        value={config.for}
        onChange={(next) =>
          onChange({ ...rest, for: next as typeof config.for, ...(isNamed(next) ? { name: '' } : {}) })
        }
      />
      {isNamed(config.for) && (
        <TextField
          label={config.for === 'event' ? 'Event' : 'Conversion'}
          value={config.name ?? ''}
          onChange={(name) => onChange({ ...config, name })}
          placeholder={config.for === 'event' ? 'order.placed' : 'purchase'}
          isRequired
        />
      )}
      {config.for === 'reply' && (
        <TextField
          label="Words, separated by commas"
          description="Empty: any reply."
          value={(config.words ?? []).join(', ')}
          onChange={(text) => {
            const words = text.split(',').map((word) => word.trim());
            onChange(text === '' ? rest : { ...rest, words });
          }}
        />
      )}
      <DurationFields label="At most" value={config.timeout} onChange={(timeout) => onChange({ ...config, timeout })} />
    </>
  );
}

const UNITS = ['minutes', 'hours', 'days', 'weeks'].map((id) => ({ id, label: id }));

interface DurationProps {
  readonly label: string;
  readonly value: SegmentDurationInput;
  readonly onChange: (value: SegmentDurationInput) => void;
}

function DurationFields({ label, value, onChange }: DurationProps) {
  return (
    <div className="columns even">
      <NumberField
        label={label}
        value={value.amount}
        minValue={1}
        onChange={(amount) => onChange({ ...value, amount: Number.isNaN(amount) ? 1 : amount })}
      />
      <SelectField
        label="Unit"
        options={UNITS}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit: unit as SegmentDurationInput['unit'] })}
      />
    </div>
  );
}

function JsonFields({ config, onChange }: ConfigProps) {
  const [text, setText] = useState(JSON.stringify(config, null, 2));
  const [isValid, setValid] = useState(true);
  const change = (next: string) => {
    setText(next);
    try {
      onChange(JSON.parse(next) as JourneyNodeConfigInput);
      setValid(true);
    } catch {
      setValid(false);
    }
  };
  return (
    <TextField
      label="As JSON"
      name="config"
      isMono
      rows={10}
      value={text}
      onChange={change}
      {...(isValid ? {} : { description: 'This is no valid JSON yet.' })}
    />
  );
}
