import { blockingRules, repliesAreLost } from '../../domain/content/classification/review-content.ts';
import { senderObstacle } from '../../domain/media/support.ts';
import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';
import { UNDER_AGE, underAge } from './under-age.ts';

/**
 * The message renders with all variables, is not empty, has at most 10 segments, and no rule of
 * content blocks it: marketing is not declared transactional, carriers do not forbid what it says
 * (messaging rules, sections 1 and 6), and the contact is not known to be too young for it.
 */
export const contentGate: Gate = (facts) => {
  const { content, purpose, recipient, sender, contentExceptions } = facts;
  if (!content.ok) return refuse('content', content.reason, { missing: content.missing.join(', ') || null });
  const { encoding, segments } = content.measure;
  const media = content.media.length;
  if (media > 0 && sender !== null && senderObstacle(sender) !== null)
    return refuse('content', 'media_not_supported', { media, carrier: sender.carrier });
  const country = recipient.ok ? recipient.country : '';
  const rules: string[] = [
    ...(repliesAreLost(content.text, sender?.phone) && !contentExceptions.includes('reply_to_sender_id')
      ? ['reply_to_sender_id']
      : []),
    ...blockingRules(content.classification, { purpose, country, exceptions: contentExceptions }),
  ];
  const young = underAge(facts);
  if (young !== null) rules.push(UNDER_AGE);
  const inputs = {
    encoding,
    segments,
    ...(media > 0 && { media }),
    marketing: content.classification.marketing,
    ...(contentExceptions.length > 0 && { exceptions: contentExceptions.join(' ') }),
    ...(young !== null && { minimum_age: young.minimumAge, age_from: young.attribute }),
  };
  const [first] = rules;
  return first === undefined
    ? pass('content', inputs)
    : refuse('content', first, { ...inputs, rules: rules.join(' ') });
};
