import { TextField } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Bubble, Phone } from '../../parts/phone.tsx';
import { Pictures } from '../../parts/pictures.tsx';
import { PicturesField, picturesOf } from '../../parts/pictures-field.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Count } from '../../parts/values.tsx';
import { useDeferred } from '../../service/use-deferred.ts';
import { useSkill } from '../../service/use-skill.ts';

interface DraftProps {
  readonly body: string;
  readonly onChange: (body: string) => void;
  /** Links, one a line. */
  readonly pictures: string;
  readonly onPictures: (pictures: string) => void;
}

/** A message while it is written, beside the phone that gets it. */
export function Draft({ body, onChange, pictures, onPictures }: DraftProps) {
  return (
    <div className="columns">
      <div className="stack">
        <TextField
          label="Message"
          name="body"
          rows={8}
          value={body}
          onChange={onChange}
          isRequired
          description="Liquid fills in variables, such as {{ first_name | default: 'there' }}."
          placeholder="Hi {{ first_name | default: 'there' }}, …"
        />
        <PicturesField value={pictures} onChange={onPictures} />
      </div>
      <Preview body={body} pictures={pictures} />
    </div>
  );
}

/** The message as a contact gets it, what it costs, and what the service finds wrong with it. */
function Preview({ body, pictures }: Pick<DraftProps, 'body' | 'pictures'>) {
  const text = useDeferred(body);
  const media = picturesOf(useDeferred(pictures));
  const preview = useSkill(
    'messages.preview',
    { text: text === '' ? ' ' : text, ...(media.length === 0 ? {} : { media }) },
    { enabled: text !== '', keepPrevious: true },
  );
  if (text === '') return <Phone from="Your number">{null}</Phone>;
  return (
    <Loaded answer={preview} skeleton={<Skeleton height={280} />}>
      {({ text: rendered, encoding, segments, credits, missing, media: files, content_findings: findings }) => (
        <div className="stack">
          <Phone from="Your number">
            <Pictures files={files} />
            <Bubble>{rendered ?? text}</Bubble>
          </Phone>
          <p className="quiet small" aria-live="polite">
            {encoding}, <Count value={segments} /> {segments === 1 ? 'segment' : 'segments'}, <Count value={credits} />{' '}
            {credits === 1 ? 'credit' : 'credits'} for each message
          </p>
          {missing.length > 0 && (
            <Notice tone="care" title={`No value for ${missing.join(', ')}`}>
              A contact without it gets no message. Give it a default.
            </Notice>
          )}
          {findings.map(({ rule, severity, explanation, fix }) => (
            <Notice key={rule} tone={severity === 'blocker' ? 'bad' : 'care'} title={explanation}>
              {fix}
            </Notice>
          ))}
        </div>
      )}
    </Loaded>
  );
}
