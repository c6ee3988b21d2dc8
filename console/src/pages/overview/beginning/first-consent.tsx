import { ConsentForm } from '../../../parts/consent-form.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { useSkill } from '../../../service/use-skill.ts';

/** Records how the first contact agreed. Marketing needs this proof. */
export function FirstConsent() {
  const contacts = useSkill('contacts.list', { limit: 1 });
  const contact = contacts.data?.items[0];
  if (contact === undefined) return <Skeleton height={240} />;
  return (
    <>
      <p className="quiet">
        Tern sends no marketing without the consent of the recipient and its proof. For the simulated phone, the consent
        is yours.
      </p>
      <ConsentForm contactId={contact.id} />
    </>
  );
}
