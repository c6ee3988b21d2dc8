import { useParams } from 'react-router';
import { Badge, StateBadge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { SimulatedPhone } from '../../parts/simulated-phone.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useSkill } from '../../service/use-skill.ts';
import { CanWeText } from './can-we-text.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { ContactActions } from './contact-actions.tsx';
import { ContactFacts } from './contact-facts.tsx';
import './contacts.css';
import { nameOf } from '../../parts/name-of.ts';
import { Timeline } from './timeline.tsx';

/** One person: what is known, what happened, and whether a message may be sent. */
export function ContactPage() {
  const { id = '' } = useParams();
  const params = { contact_id: id };
  const answer = useSkill('contacts.get', params);
  const contact = answer.data?.contact;
  const numbers = useSkill('phone-numbers.list', { state: 'active', limit: 20 });
  const isSimulated = numbers.data?.items.some(({ carrier }) => carrier === 'simulator') ?? false;

  return (
    <Page
      title={contact === undefined ? 'Contact' : (nameOf(contact) ?? contact.phone)}
      parent={{ to: '/contacts', label: 'Contacts' }}
      badge={
        contact !== undefined && (
          <>
            <StateBadge state={contact.consent.status === 'none' ? 'no_consent' : contact.consent.status} />
            {contact.consent.suppressed && <Badge tone="bad">Suppressed</Badge>}
          </>
        )
      }
      lead={contact?.phone}
      calls={[
        { skill: 'contacts.get', params },
        { skill: 'contacts.timeline', params },
      ]}
      actions={contact !== undefined && <ContactActions contact={contact} />}
    >
      <Loaded answer={answer} skeleton={<Skeleton height={420} />}>
        {({ contact: loaded, relationships }) => (
          <Tabs
            label="Contact"
            tabs={[
              {
                id: 'about',
                label: 'About',
                content: (
                  <div className="columns even">
                    <CanWeText contactId={id} />
                    <ContactFacts contact={loaded} relationships={relationships} />
                  </div>
                ),
              },
              { id: 'timeline', label: 'Timeline', content: <Timeline contactId={id} /> },
              { id: 'consent', label: 'Consent', content: <ConsentHistory contactId={id} /> },
              ...(isSimulated
                ? [{ id: 'phone', label: 'Simulated phone', content: <SimulatedPhone contact={loaded} /> }]
                : []),
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}
