import type { AutomationTextTest, AutomationTrigger } from '../../generated/types.ts';
import { foldMessage } from '../opt-out/fold-message.ts';

/** What happened, as a signal reports it. */
export interface Happening {
  readonly kind: Exclude<AutomationTrigger['kind'], 'keyword'>;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The signals that a rule waits for; an empty name stands for all of the kind. */
export function listeningOf(ruleId: string, trigger: AutomationTrigger): Pick<Happening, 'kind' | 'name'> {
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
    case 'contact':
      return { kind: 'contact', name: trigger.change };
    case 'journey':
      return { kind: 'journey', name: trigger.journey_id ?? '' };
    case 'campaign':
      return { kind: 'campaign', name: trigger.campaign_id ?? '' };
    // Raised for the rule alone, which is due at times of its own.
    case 'segment':
    case 'schedule':
      return { kind: trigger.kind, name: ruleId };
    default:
      return { kind: trigger.kind, name: '' };
  }
}

/** Whether the signal is one that the rule waits for. */
export function isOfTrigger(
  { id, trigger }: { readonly id: string; readonly trigger: AutomationTrigger },
  { kind, name }: Pick<Happening, 'kind' | 'name'>,
): boolean {
  const listening = listeningOf(id, trigger);
  return listening.kind === kind && (listening.name === '' || listening.name === name);
}

/** Whether what happened is about a contact. */
export const hasContact = ({ kind }: Pick<AutomationTrigger, 'kind'>): boolean =>
  kind !== 'balance' && kind !== 'campaign' && kind !== 'schedule';

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
