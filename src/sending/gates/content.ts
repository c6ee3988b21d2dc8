import { blockingRules, repliesAreLost } from '../../domain/content/classification/review-content.ts';
import { senderObstacle } from '../../domain/media/support.ts';
import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/**
 * The message renders with all variables, is not empty, has at most 10 segments, and no rule of
 * content blocks it: marketing is not declared transactional, and carriers do not forbid what it
 * says (messaging rules, sections 1 and 6).
 */
export const contentGate: Gate = ({ content, purpose, recipient, sender, contentExceptions }) => {
  if (!content.ok) return refuse('content', content.reason, { missing: content.missing.join(', ') || null });
  const { encoding, segments } = content.measure;
  const media = content.media.length;
  if (media > 0 && sender !== null && senderObstacle(sender) !== null)
    return refuse('content', 'media_not_supported', { media, carrier: sender.carrier });
  const country = recipient.ok ? recipient.country : '';
  const rules = [
    ...(repliesAreLost(content.text, sender?.phone) && !contentExceptions.includes('reply_to_sender_id')
      ? ['reply_to_sender_id']
      : []),
    ...blockingRules(content.classification, { purpose, country, exceptions: contentExceptions }),
  ];
  const inputs = {
    encoding,
    segments,
    ...(media > 0 && { media }),
    marketing: content.classification.marketing,
    ...(contentExceptions.length > 0 && { exceptions: contentExceptions.join(' ') }),
  };
  const [first] = rules;
  return first === undefined
    ? pass('content', inputs)
    : refuse('content', first, { ...inputs, rules: rules.join(' ') });
};
