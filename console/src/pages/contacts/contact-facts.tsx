import { Badge, inWords } from '../../parts/badge.tsx';
import { Section } from '../../parts/page.tsx';
import { DateTime } from '../../parts/values.tsx';
import type { ResultOf } from '../../service/client.ts';

type Result = ResultOf<'contacts.get'>;

interface ContactFactsProps {
  readonly contact: Result['contact'];
  readonly relationships: Result['relationships'];
}

export function ContactFacts({ contact, relationships }: ContactFactsProps) {
  const attributes = Object.entries(contact.attributes as Record<string, unknown>);
  const none = <span className="quiet">–</span>;
  return (
    <Section title="What we know">
      <dl className="card facts">
        <dt>Phone</dt>
        <dd>
          {contact.phone} <span className="quiet">({contact.country})</span>
        </dd>
        <dt>Email</dt>
        <dd>{contact.email ?? none}</dd>
        <dt>Time zone</dt>
        <dd>{contact.timezone ?? <span className="quiet">by the phone number</span>}</dd>
        <dt>External ID</dt>
        <dd>{contact.external_id ?? none}</dd>
        <dt>Tags</dt>
        <dd className="row">
          {contact.tags.length === 0 ? none : contact.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
        </dd>
        {attributes.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
        <dt>Relationships</dt>
        <dd>
          {relationships.length === 0
            ? none
            : relationships.map(({ kind, reference, since, until }) => (
                <div key={`${kind} ${reference}`}>
                  {inWords(kind)} {reference} <span className="quiet">since</span> <DateTime at={since} />
                  {until !== null && <span className="quiet">, ended</span>}
                </div>
              ))}
        </dd>
        <dt>Added</dt>
        <dd>
          <DateTime at={contact.created_at} />
        </dd>
        <dt>ID</dt>
        <dd>
          <code>{contact.id}</code>
        </dd>
      </dl>
    </Section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
    </>
  );
}
