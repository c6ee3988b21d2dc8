import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Bubble, Phone } from '../../../parts/phone.tsx';
import { Pictures } from '../../../parts/pictures.tsx';
import { picturesOf } from '../../../parts/pictures-field.tsx';
import { useDeferred } from '../../../service/use-deferred.ts';
import { useSkill } from '../../../service/use-skill.ts';
import type { Draft } from './draft.ts';

/** The message as one contact would get it. Another contact is a button away. */
export function PreviewPhone({ draft }: { readonly draft: Draft }) {
  const [index, setIndex] = useState(0);
  const numbers = useSkill('phone-numbers.list', { state: 'active', limit: 1 });
  const people = useSkill('contacts.list', { consent_status: 'opted_in', limit: 20 });
  const contacts = people.data?.items ?? [];
  const contact = contacts[index % Math.max(1, contacts.length)];
  const texts = textsOf(draft);
  return (
    <div className="stack">
      <Phone from={numbers.data?.items[0]?.phone ?? 'Your number'}>
        {texts.length === 0 ? (
          <p className="quiet phone-empty">What you write appears here.</p>
        ) : (
          texts.map(({ key, label, ...content }) => (
            <Rendered key={key} label={label} contactId={contact?.id} purpose={draft.purpose} {...content} />
          ))
        )}
      </Phone>
      {contact !== undefined && (
        <div className="row apart">
          <span className="quiet small truncate">
            As {[contact.first_name, contact.last_name].join(' ').trim() || contact.phone} gets it
          </span>
          {contacts.length > 1 && (
            <Button kind="quiet" icon="person" onPress={() => setIndex(index + 1)}>
              Someone else
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface Content {
  readonly text?: string;
  readonly templateId?: string;
  /** Links, one a line. */
  readonly pictures?: string;
}

function textsOf(draft: Draft): readonly (Content & { key: string; label?: string })[] {
  if (draft.content === 'template')
    return draft.templateId === null ? [] : [{ key: 'template', templateId: draft.templateId }];
  if (draft.content === 'text')
    return draft.body.trim() === '' ? [] : [{ key: 'text', text: draft.body, pictures: draft.pictures }];
  return draft.variants
    .filter(({ body }) => body.trim() !== '')
    .map(({ key, name, body, pictures }) => ({ key: String(key), label: `Variant ${name}`, text: body, pictures }));
}

interface RenderedProps extends Content {
  readonly label?: string | undefined;
  readonly contactId: string | undefined;
  readonly purpose: Draft['purpose'];
}

function Rendered({ text, templateId, pictures = '', label, contactId, purpose }: RenderedProps) {
  const settled = useDeferred(text);
  const media = picturesOf(useDeferred(pictures));
  const preview = useSkill(
    'messages.preview',
    {
      ...(templateId === undefined ? { text: settled ?? '' } : { template_id: templateId }),
      ...(contactId === undefined ? {} : { contact_id: contactId }),
      ...(media.length === 0 ? {} : { media }),
      purpose: purpose as 'marketing',
    },
    { keepPrevious: true },
  );
  const { data, error } = preview;
  return (
    <>
      <Pictures files={data?.media} />
      <Bubble note={label}>{data?.text ?? text ?? ''}</Bubble>
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
      {data !== undefined && data.missing.length > 0 && (
        <Notice tone="care">No value for: {data.missing.join(', ')}</Notice>
      )}
      {data?.content_findings.map(({ rule, severity, explanation, fix }) => (
        <Notice key={rule} tone={severity === 'blocker' ? 'bad' : 'care'} title={explanation}>
          {fix}
        </Notice>
      ))}
    </>
  );
}
