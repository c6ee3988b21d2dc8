import { classifyInbound } from '../opt-out/classify-inbound.ts';

/** Intents that say nothing about consent: only for these a model is asked. */
export const PLAIN_INTENTS = [
  'confirmation',
  'rejection',
  'question',
  'appointment',
  'order',
  'complaint',
  'thanks',
  'greeting',
  'automatic_reply',
  'other',
] as const;

export type PlainIntent = (typeof PLAIN_INTENTS)[number];

export interface ReplyIntent {
  readonly intent: 'stop' | 'help' | 'start' | 'review' | PlainIntent;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly matchedRule: string | null;
}

const rule = (intent: PlainIntent, confidence: number, pattern: RegExp) => ({ intent, confidence, pattern }) as const;

/** The first that matches wins. */
const RULES = [
  rule(
    'automatic_reply',
    0.9,
    /\b(?:out of (?:the )?office|auto(?:matic|mated)?[- ]?reply|(?:i am|i'm) driving|abwesenheit|absence du bureau|respuesta automática)\b/iu,
  ),
  rule(
    'complaint',
    0.8,
    /\b(?:complain\w*|terrible|awful|disappointed|unacceptable|broken|damaged|refund|wrong (?:item|order|size)|never arrived|not working|does ?n[o']?t work|scam|rude|beschwerde|kaputt|réclamation|queja|reclamo)\b/iu,
  ),
  rule(
    'appointment',
    0.8,
    /\b(?:re-?schedul\w*|appointments?|bookings?|reservations?|running late|another (?:time|day)|move (?:it|my|the)|termin|rendez-vous|cita|consulta)\b/iu,
  ),
  rule(
    'order',
    0.75,
    /\b(?:orders?|deliver(?:y|ed)|shipp(?:ing|ed)|packages?|parcels?|tracking|invoices?|bestellung|lieferung|commande|pedido|entrega)\b/iu,
  ),
  rule(
    'confirmation',
    0.9,
    /^[\s\p{P}]{0,5}(?:y|yes|yep|yeah|yup|ok|okay|sure|confirm(?:ed)?|correct|agreed|sounds good|works for me|will do|see you(?: there| then)?|c|1|ja|oui|s[ií]|sim)(?!\p{L})[^?]{0,60}$/iu,
  ),
  rule(
    'rejection',
    0.85,
    /^[\s\p{P}]{0,5}(?:n|no|nope|nah|not (?:now|today|interested)|no thanks?(?: you)?|can'?t make it|cannot make it|nein|non|não|2)(?!\p{L})[^?]{0,60}$/iu,
  ),
  rule(
    'question',
    0.8,
    /\?|^[\s\p{P}]{0,5}(?:what|when|where|who|why|how|which|can|could|do|does|did|is|are|will|would|wann|wo|was|wie|quand|où|comment|cuándo|dónde|cómo|quando|onde|como)\b/iu,
  ),
  rule(
    'thanks',
    0.85,
    /\b(?:thanks?|thank you|thx|ty|appreciate\w*|great|awesome|perfect|danke|merci|gracias|obrigad[oa])\b/iu,
  ),
  rule(
    'greeting',
    0.8,
    /^[\s\p{P}]{0,5}(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|bonjour|hola|olá)\b.{0,30}$/iu,
  ),
] as const;

/** Longer messages are read to here. */
const MAX_READ = 2_000;
const UNSURE = 0.3;

/**
 * The opt-out engine decides first and alone about consent. Only what it calls `none` is read
 * further, and then for intents without effect on consent.
 */
export function classifyByRules(text: string): ReplyIntent {
  const consent = classifyInbound(text);
  if (consent.intent !== 'none')
    return {
      intent: consent.intent,
      confidence: consent.intent === 'review' ? 0.5 : 1,
      matchedRule: consent.ruleId,
    };
  const read = text.slice(0, MAX_READ);
  const found = RULES.find(({ pattern }) => pattern.test(read));
  return found === undefined
    ? { intent: 'other', confidence: UNSURE, matchedRule: consent.ruleId }
    : { intent: found.intent, confidence: found.confidence, matchedRule: `reply.${found.intent}` };
}

/** Whether the opt-out engine decided: then nothing else is asked. */
export function concernsConsent({ intent }: ReplyIntent): boolean {
  return !PLAIN_INTENTS.some((plain) => plain === intent);
}
