import { Button, PageLink } from '../../../parts/button.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { Checkbox, NumberField, SelectField, TextField } from '../../../parts/field.tsx';
import { Section } from '../../../parts/page.tsx';
import { PicturesField, picturesOf } from '../../../parts/pictures-field.tsx';
import { SegmentCount } from '../../../parts/segment-count.tsx';
import { addresses } from '../../../service/addresses.ts';
import { useSkill } from '../../../service/use-skill.ts';
import type { DraftFieldsProps } from './audience-fields.tsx';
import type { Draft, DraftVariant } from './draft.ts';

const KINDS = [
  { id: 'text', label: 'One message' },
  { id: 'template', label: 'Template' },
  { id: 'variants', label: 'Variants' },
];

const NAMES = 'ABCDEFGH';
const VARIABLES = ['first_name', 'last_name'];

export function ContentFields({ draft, change }: DraftFieldsProps) {
  return (
    <Section
      title="Message"
      aside={
        <Choice
          label="Content"
          options={KINDS}
          value={draft.content}
          onChange={(value) => change({ content: value as Draft['content'] })}
        />
      }
    >
      <div className="card stack">
        {draft.content === 'text' && (
          <Body
            label="Text"
            draft={draft}
            {...{ body: draft.body, pictures: draft.pictures }}
            onChange={(body) => change({ body })}
            onPictures={(pictures) => change({ pictures })}
          />
        )}
        {draft.content === 'template' && <TemplateField draft={draft} change={change} />}
        {draft.content === 'variants' && <Variants draft={draft} change={change} />}
        <Checkbox isSelected={draft.shortenLinks} onChange={(shortenLinks) => change({ shortenLinks })}>
          Shorten links, one for each recipient, so that clicks are counted
        </Checkbox>
      </div>
    </Section>
  );
}

interface BodyProps {
  readonly label: string;
  readonly body: string;
  readonly pictures: string;
  readonly draft: Draft;
  onChange(body: string): void;
  onPictures(pictures: string): void;
}

function Body({ label, body, pictures, draft, onChange, onPictures }: BodyProps) {
  // Variables need a contact to have a length.
  const people = useSkill('contacts.list', { consent_status: 'opted_in', limit: 20 });
  return (
    <div className="stack tight">
      <TextField label={label} name="body" rows={4} value={body} onChange={onChange} maxLength={5000} isRequired />
      <div className="row apart">
        <SegmentCount
          text={body}
          contactId={people.data?.items[0]?.id}
          purpose={draft.purpose as 'marketing'}
          media={picturesOf(pictures)}
        />
        <div className="row">
          {VARIABLES.map((name) => (
            <Button key={name} kind="quiet" onPress={() => onChange(`${body}{{ ${name} }}`)}>
              <code>{name}</code>
            </Button>
          ))}
        </div>
      </div>
      <PicturesField value={pictures} onChange={onPictures} />
    </div>
  );
}

function TemplateField({ draft, change }: DraftFieldsProps) {
  const templates = useSkill('templates.list', { limit: 200 });
  const usable = (templates.data?.items ?? []).filter(({ state }) => state !== 'archived');
  return (
    <SelectField
      label="Template"
      name="template_id"
      options={usable.map(({ id, name, body }) => ({ id, label: name, description: body.slice(0, 90) }))}
      value={draft.templateId}
      onChange={(templateId) => change({ templateId })}
      isRequired
    />
  );
}

const METRICS = [
  { id: 'clicks', label: 'Most clicks' },
  { id: 'replies', label: 'Most replies' },
  { id: 'conversions', label: 'Most conversions' },
  { id: 'opt_outs', label: 'Fewest opt-outs' },
];

/** Versions of the message; the test share gets them first, and the rest gets the winner. */
function Variants({ draft, change }: DraftFieldsProps) {
  const { variants } = draft;
  const set = (key: number, part: Partial<DraftVariant>) =>
    change({ variants: variants.map((variant) => (variant.key === key ? { ...variant, ...part } : variant)) });
  const add = () => {
    const key = Math.max(...variants.map((variant) => variant.key)) + 1;
    change({
      variants: [...variants, { key, name: NAMES[variants.length] ?? String(key), body: '', pictures: '', kept: {} }],
    });
  };
  return (
    <>
      {variants.map((variant) => (
        <div key={variant.key} className="stack tight">
          {variant.kept.template_id === undefined ? (
            <Body
              label={`Variant ${variant.name}`}
              draft={draft}
              {...{ body: variant.body, pictures: variant.pictures }}
              onChange={(body) => set(variant.key, { body })}
              onPictures={(pictures) => set(variant.key, { pictures })}
            />
          ) : (
            <p>
              Variant {variant.name} sends{' '}
              <PageLink to={addresses.template(variant.kept.template_id)}>a template</PageLink>.
            </p>
          )}
          {variants.length > 2 && (
            <div className="row">
              <Button
                kind="quiet"
                icon="trash"
                onPress={() => change({ variants: variants.filter(({ key }) => key !== variant.key) })}
              >
                Remove variant {variant.name}
              </Button>
            </div>
          )}
        </div>
      ))}
      <div className="row">
        <Button icon="plus" isDisabled={variants.length >= NAMES.length} onPress={add}>
          Add a variant
        </Button>
      </div>
      <div className="pair">
        <NumberField
          label="Test on (percent)"
          description="The rest gets the winner. At 100, everyone gets a variant."
          value={draft.testPercent}
          minValue={1}
          maxValue={100}
          onChange={(testPercent) => change({ testPercent })}
        />
        {draft.testPercent < 100 && (
          <>
            <SelectField
              label="The winner has"
              options={METRICS}
              value={draft.metric}
              onChange={(metric) => change({ metric: metric as Draft['metric'] })}
            />
            <NumberField
              label="Decide after (hours)"
              value={draft.decideAfterHours}
              minValue={1}
              maxValue={168}
              onChange={(decideAfterHours) => change({ decideAfterHours })}
            />
          </>
        )}
      </div>
    </>
  );
}
