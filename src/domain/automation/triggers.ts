import type { AutomationTextTest, AutomationTrigger } from '../../generated/types.ts';
import { foldMessage } from '../opt-out/fold-message.ts';

/** What happened, as a signal reports it. */
export interface Happening {
  readonly kind: 'event' | 'message' | 'consent' | 'failure' | 'tag' | 'list' | 'balance';
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The signals that a trigger waits for; an empty name stands for all of the kind. */
export function listeningOf(trigger: AutomationTrigger): Pick<Happening, 'kind' | 'name'> {
  switch (trigger.kind) {
    case 'event':
      return { kind: 'event', name: trigger.name };
    case 'consent':
      return { kind: 'consent', name: trigger.status };
    case 'tag':
      return { kind: 'tag', name: trigger.tag_id };
    case 'list':
      return { kind: 'list', name: trigger.list_id };
    case 'keyword':
      return { kind: 'message', name: '' };
    default:
      return { kind: trigger.kind, name: '' };
  }
}

/** Whether the signal is one that the trigger waits for. */
export function isOfTrigger(trigger: AutomationTrigger, { kind, name }: Pick<Happening, 'kind' | 'name'>): boolean {
  const listening = listeningOf(trigger);
  return listening.kind === kind && (listening.name === '' || listening.name === name);
}

export type TextMismatch = 'text' | 'keyword';

/** Why the text of a message is not what the trigger asks for; null when it is. */
export function textMismatch(trigger: AutomationTrigger, { data }: Pick<Happening, 'data'>): TextMismatch | null {
  const text = typeof data.text === 'string' ? data.text : '';
  if (trigger.kind === 'keyword') {
    const word = keywordOf(text);
    return trigger.words.some((keyword) => keywordOf(keyword) === word) ? null : 'keyword';
  }
  if (trigger.kind !== 'message' || trigger.text === undefined) return null;
  return passes(trigger.text, text) ? null : 'text';
}

/** The form in which keywords are compared, as those of programs are. Empty without any letter. */
export function keywordOf(text: string): string {
  return foldMessage(text).tokens.join('');
}

function passes({ operator, value }: AutomationTextTest, text: string): boolean {
  const [whole, part] = [fold(text).trim(), fold(value)];
  switch (operator) {
    case 'equals':
      return whole === part.trim();
    case 'contains':
      return whole.includes(part);
    case 'starts_with':
      return whole.startsWith(part);
  }
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
