import type { PlaceClues } from '../../domain/time-zones/resolve.ts';

/** What is known of where a contact lives: its zone, and the attributes postal_code and state. */
export interface Located {
  readonly timezone: string | null;
  readonly attributes: unknown;
}

export function cluesOf(contact: Located | null): NonNullable<PlaceClues['contact']> {
  if (contact === null) return {};
  const attributes = (contact.attributes ?? {}) as Record<string, unknown>;
  return { zone: contact.timezone, postalCode: text(attributes.postal_code), state: text(attributes.state) };
}

function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}
