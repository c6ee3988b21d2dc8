import type { Purpose } from '../../consent/verdict.ts';
import { isTwoWay, senderNotice } from '../../sender-types/accepts.ts';
import { findPlaceholder } from '../find-placeholder.ts';
import { asksForReply, explainsOptOut, explainsOptOutElsewhere, mentionsBrand } from '../message-checks.ts';
import type { Classification } from './classify-message.ts';
import type { ContentFinding, ContentRule, Span } from './finding.ts';
import { CONTENT_RULES } from './rules.ts';

/** What decides how carriers treat content. */
export interface ContentContext {
  readonly purpose: Purpose;
  /** The recipient's country (ISO 3166-1 alpha-2). */
  readonly country: string;
  /** Rules that the operator lifted for the account. */
  readonly exceptions: readonly string[];
  /** The sender; absent while it is not chosen. */
  readonly sender?: string | undefined;
}

export interface ReviewContext extends ContentContext {
  /** The registered program of the sending number is age-gated. */
  readonly ageGated: boolean;
  /** Brand of the program; null when the number has no program. */
  readonly brand: string | null;
}

/** The United States with its territories, and Canada. */
const US_AND_CANADA: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP']);

/** The rules that block the message, without the operator's exceptions. */
export function blockingRules(classification: Classification, context: ContentContext): readonly ContentRule[] {
  const { explicit, restricted } = classification;
  if (restricted.length === 0 && !(explicit && context.purpose === 'transactional')) return [];
  const rules = restricted.map(({ rule }) => rule).filter((rule) => isForbidden(rule, context.country));
  if (explicit && context.purpose === 'transactional') rules.unshift('marketing_as_transactional');
  return [...new Set(rules)].filter((rule) => !context.exceptions.includes(rule));
}

/** The findings that block a message. */
export function blockersIn(
  text: string,
  classification: Classification,
  context: ContentContext,
): readonly ContentFinding[] {
  return reviewContent(text, classification, { ...context, ageGated: false, brand: null }).filter(
    ({ severity }) => severity === 'blocker',
  );
}

/** Everything that a carrier or the law objects to in a rendered message, blockers first. */
export function reviewContent(text: string, classification: Classification, context: ReviewContext): ContentFinding[] {
  const { marketing, explicit, marketingSigns, restricted } = classification;
  const { purpose, ageGated, brand } = context;
  const isMisdeclared = marketing && purpose === 'transactional';
  const strongest = marketingSigns[0] ?? restricted[0];
  const placeholder = findPlaceholder(text);
  const findings = [
    ...(isMisdeclared ? [misdeclared(strongest?.span ?? null, explicit, context)] : []),
    ...restricted
      .filter(({ rule }) => !(ageGated && CONTENT_RULES[rule].treatment === 'age_gated'))
      .map(({ rule, span }) => findingOf(rule, span, context)),
    ...(isMisdeclared ? marketingSigns.map(({ rule, span }) => findingOf(rule, span, context)) : []),
    ...(placeholder === null ? [] : [findingOf('placeholder', placeholder, context)]),
    ...(purpose === 'marketing' && brand !== null && !mentionsBrand(text, brand)
      ? [findingOf('brand_missing', null, context)]
      : []),
    ...rulesOfSender(text, context).map((rule) => findingOf(rule, null, context)),
  ];
  return findings.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * What the sender means for the message: how people can opt out, and whether they see the sender.
 */
function rulesOfSender(text: string, { purpose, country, sender = '' }: ReviewContext): ContentRule[] {
  const notice = senderNotice(country, sender);
  const rules: ContentRule[] = notice === null ? [] : [notice];
  if (repliesAreLost(text, sender)) return ['reply_to_sender_id', ...rules];
  if (purpose !== 'marketing') return rules;
  if (sender !== '' && !isTwoWay(sender))
    return explainsOptOutElsewhere(text) ? rules : ['opt_out_missing_one_way', ...rules];
  return explainsOptOut(text) ? rules : ['opt_out_missing', ...rules];
}

/** Whether the message asks for a reply that its sender cannot receive. */
export function repliesAreLost(text: string, sender: string | undefined): boolean {
  return sender !== undefined && sender !== '' && !isTwoWay(sender) && asksForReply(text);
}

/** Only explicit marketing is blocked: a notice can have one sign that advertising has too. */
function misdeclared(span: Span | null, explicit: boolean, context: ContentContext): ContentFinding {
  const finding = findingOf('marketing_as_transactional', span, context);
  if (explicit) return finding;
  return {
    ...finding,
    severity: 'warning',
    explanation: 'The message may be marketing, but its purpose is transactional.',
  };
}

function findingOf(rule: ContentRule, span: Span | null, { country, exceptions }: ContentContext): ContentFinding {
  const { explanation, fix } = CONTENT_RULES[rule];
  const isBlocked = isForbidden(rule, country);
  const isExcepted = isBlocked && exceptions.includes(rule);
  return {
    rule,
    severity: isBlocked && !isExcepted ? 'blocker' : 'warning',
    span,
    explanation: isExcepted ? `${explanation} The operator granted the account an exception.` : explanation,
    fix,
  };
}

function isForbidden(rule: ContentRule, country: string): boolean {
  const { treatment } = CONTENT_RULES[rule];
  return treatment === 'forbidden' || (treatment === 'forbidden_us_ca' && US_AND_CANADA.has(country));
}

const rank = ({ severity }: ContentFinding): number => (severity === 'blocker' ? 0 : 1);
