import type { AutomationTrigger } from '../../service/types.ts';

/** What starts a rule, as one line. */
export function triggerInWords(trigger: AutomationTrigger): string {
  switch (trigger.kind) {
    case 'message':
      return 'someone writes';
    case 'keyword':
      return `someone writes ${trigger.words.join(' or ')}`;
    case 'event':
      return `${trigger.name} is recorded`;
    case 'consent':
      return trigger.status === 'opted_in' ? 'someone opts in' : 'someone opts out';
    case 'failure':
      return 'a message fails';
    case 'tag':
      return 'someone gets a tag';
    case 'list':
      return 'someone is put on a list';
    case 'balance':
      return 'credits run low';
    default:
      return 'something happens';
  }
}
