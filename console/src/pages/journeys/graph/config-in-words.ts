import { ruleInWords } from '../../../parts/rules/rule-in-words.ts';
import type { JourneyNodeConfig } from '../../../service/types.ts';

export const KINDS: Readonly<Record<JourneyNodeConfig['kind'], string>> = {
  send: 'Send a message',
  delay: 'Wait for a time',
  delay_until: 'Wait until a time',
  wait_for: 'Wait for something to happen',
  split: 'Decide by rules',
  random_split: 'Split at random',
  update_contact: 'Change the contact',
  tag: 'Tag the contact',
  webhook: 'Call a webhook',
  goal: 'Goal',
  exit: 'End',
};

const duration = ({ amount, unit }: { readonly amount: number; readonly unit: string }): string => `${amount} ${unit}`;

const waitInWords = ({ name, for: kind, branches }: Extract<JourneyNodeConfig, { kind: 'wait_for' }>): string =>
  branches?.map((branch) => branch.event ?? branch.for).join(' or ') ?? name ?? kind ?? '';

/** What a step does, as one line. */
export function configInWords(config: JourneyNodeConfig): string {
  switch (config.kind) {
    case 'send':
      return config.text ?? `template ${config.template_id ?? ''}`;
    case 'delay':
      return duration(config.duration);
    case 'delay_until':
      return [config.at ?? config.date ?? config.property ?? config.attribute, config.time].filter(Boolean).join(' ');
    case 'wait_for':
      return `${waitInWords(config)}, at most ${duration(config.timeout)}`;
    case 'split':
      return config.rules === undefined ? 'by the event' : ruleInWords(config.rules);
    case 'random_split':
      return config.variants.map(({ name, share }) => `${name} ${share} %`).join(', ');
    case 'update_contact':
      return Object.keys(config.attributes ?? {}).join(', ');
    case 'tag':
      return `${config.action ?? 'add'} ${config.tag_id}`;
    case 'webhook':
      return config.url;
    default:
      return '';
  }
}
