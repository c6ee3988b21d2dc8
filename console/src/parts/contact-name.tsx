import { useSkill } from '../service/use-skill.ts';
import { nameOf } from './name-of.ts';

const FRESH_MS = 5 * 60_000;

interface ContactNameProps {
  readonly id: string;
  /** What stands here until the name is known. */
  readonly phone?: string | null;
}

/** The name of a contact. One call for each that is on the screen, and none again for minutes. */
export function ContactName({ id, phone = null }: ContactNameProps) {
  const { data } = useSkill('contacts.get', { contact_id: id }, { freshMs: FRESH_MS });
  if (data === undefined) return <span className="quiet">{phone ?? '…'}</span>;
  return <>{nameOf(data.contact) ?? data.contact.phone}</>;
}
