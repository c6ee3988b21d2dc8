/** What a template may say about a contact. */
export interface NamedContact {
  readonly phone: string;
  readonly external_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly country: string;
  readonly attributes: unknown;
}

/**
 * The variables of a contact: its own fields and `attributes.<name>`, and each attribute by its bare name too, unless that is the
 * name of a field.
 */
export function contactVariables(contact: NamedContact): Record<string, unknown> {
  const attributes = (contact.attributes ?? {}) as Record<string, unknown>;
  return {
    ...attributes,
    phone: contact.phone,
    external_id: contact.external_id,
    first_name: contact.first_name,
    last_name: contact.last_name,
    email: contact.email,
    country: contact.country,
    attributes,
  };
}
