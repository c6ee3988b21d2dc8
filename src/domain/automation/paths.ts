import type { AutomationTrigger } from '../../generated/types.ts';
import { hasContact } from './triggers.ts';

type Kind = AutomationTrigger['kind'];

const MESSAGE = ['inbound_id', 'text', 'from', 'to', 'number_id'] as const;

/** The fields of each trigger, as `trigger.data.<field>`. */
const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  message: MESSAGE,
  keyword: MESSAGE,
  event: ['event_id'],
  consent: ['phone', 'scope', 'method'],
  failure: ['message_id', 'reason', 'error_code', 'campaign_id'],
  tag: ['tag_id'],
  list: ['list_id'],
  contact: ['source'],
  segment: ['segment_id'],
  journey: ['journey_id', 'enrollment_id', 'state', 'reason', 'converted'],
  campaign: ['campaign_id', 'campaign_name', 'state'],
  schedule: ['scheduled_at'],
  balance: ['available', 'threshold'],
};

const OF_CONTACT = ['id', 'phone', 'country', 'external_id', 'first_name', 'last_name', 'email', 'timezone'] as const;
const OF_TRIGGER = ['trigger.kind', 'trigger.name', 'trigger.occurred_at'];
const ATTRIBUTES = 'contact.attributes.';
const PROPERTIES = 'trigger.data.properties.';
const MAX_NAME = 100;

/** Paths that actions of a rule may name, with `<name>` for the parts that are free. */
export function pathsOf(kind: Kind): string[] {
  return [
    ...OF_TRIGGER,
    ...FIELDS[kind].map((field) => `trigger.data.${field}`),
    ...(kind === 'event' ? [`${PROPERTIES}<name>`] : []),
    ...(!hasContact({ kind }) ? [] : [...OF_CONTACT.map((field) => `contact.${field}`), `${ATTRIBUTES}<name>`]),
  ];
}

export function isPath(path: string, kind: Kind): boolean {
  if (kind === 'event' && hasName(path, PROPERTIES)) return true;
  if (hasContact({ kind }) && hasName(path, ATTRIBUTES)) return true;
  return !path.includes('<') && pathsOf(kind).includes(path);
}

const hasName = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && path.length > prefix.length && path.length <= prefix.length + MAX_NAME;

/** What happened, and the contact that it happened to, as paths see them. */
export interface PathValues {
  readonly trigger: {
    readonly kind: string;
    readonly name: string;
    readonly occurred_at: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
  readonly contact: Readonly<Record<string, unknown>> | null;
}

export type PathValue = string | number | boolean;

/** Longer text is cut. */
const MAX_TEXT = 2_000;

/** The value of a path that `isPath` accepts; null when it is missing, or an object or a list. */
export function readPath(path: string, { trigger, contact }: PathValues): PathValue | null {
  const value = path.startsWith('contact.')
    ? lookUp(contact, path.slice('contact.'.length), 'attributes.')
    : path.startsWith('trigger.data.')
      ? lookUp(trigger.data, path.slice('trigger.data.'.length), 'properties.')
      : lookUp(trigger, path.slice('trigger.'.length), null);
  if (typeof value === 'string') return cut(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A field, or with `within` an entry of the object of that name, whose names may contain dots. */
function lookUp(from: Readonly<Record<string, unknown>> | null, field: string, within: string | null): unknown {
  if (from === null) return undefined;
  if (within === null || !field.startsWith(within)) return ownOf(from, field);
  const inner = ownOf(from, within.slice(0, -1));
  return typeof inner === 'object' && inner !== null ? ownOf(inner, field.slice(within.length)) : undefined;
}

const ownOf = (from: object, name: string): unknown =>
  Object.hasOwn(from, name) ? (from as Readonly<Record<string, unknown>>)[name] : undefined;

/** Not within a pair of surrogates, which JSON could not store. */
const cut = (text: string): string => text.slice(0, MAX_TEXT).replace(/[\ud800-\udbff]$/, '');
