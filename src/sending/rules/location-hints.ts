import type { LocationHints } from '../../domain/time-zones/resolve.ts';

/**
 * Where a contact lives: its time zone, and the attributes `postal_code` and `state`, which other
 * names of them set when a contact is written (`withLocationAttributes`).
 */
export interface Located {
  readonly timezone: string | null;
  readonly attributes: unknown;
}

export function locationHintsOf(contact: Located | null): NonNullable<LocationHints['contact']> {
  if (contact === null) return {};
  const attributes = (contact.attributes ?? {}) as Record<string, unknown>;
  return { zone: contact.timezone, postalCode: asText(attributes.postal_code), state: asText(attributes.state) };
}

function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}
