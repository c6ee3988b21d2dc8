import type { NamedContact } from '../../people/contacts/contact.ts';

/**
 * The template variables of a contact: its fields, `attributes.<name>`, and each attribute by its
 * bare name, unless that is the name of a field.
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
