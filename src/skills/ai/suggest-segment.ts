import { askModel, BY_RULES, type Source } from '../../ai/ask-model.ts';
import { createMask } from '../../domain/ai/mask.ts';
import { buildPrompt } from '../../domain/ai/prompt.ts';
import { type AnswerObject, isObject, textsIn } from '../../domain/ai/read-answer.ts';
import type { Vocabulary } from '../../domain/ai/segment-words/clause.ts';
import { readSegment, type SegmentReading } from '../../domain/ai/segment-words/read-segment.ts';
import { checkRules } from '../../domain/segments/check-rules.ts';
import { SkillError, unprocessable } from '../../errors.ts';
import type { SegmentRule } from '../../generated/types.ts';
import { countContacts } from '../../people/segments/contacts.ts';
import { readRules } from '../../people/segments/read-rules.ts';
import type { Skill } from '../../skill.ts';
import { type AskingContext, askerOf, presentSource } from './asker.ts';
import { loadVocabulary } from './vocabulary.ts';

interface Suggestion {
  readonly rules: SegmentRule;
  readonly assumptions: readonly string[];
}

const MAX_OUTPUT_TOKENS = 1_500;
const MAX_ASSUMPTIONS = 10;

/**
 * What rules understand needs no model, and gives the same result each time. A model is asked about
 * the rest. All rules are checked as those of `segments.create` are.
 */
export const suggestSegment: Skill<'ai.suggestSegment'> = async ({ prompt }, context) => {
  const { database, account, now } = context;
  const vocabulary = await loadVocabulary(database, account);
  const read = readSegment(prompt, vocabulary);
  const { suggestion, source } = await suggest(prompt, vocabulary, read, context);
  const segments = await readRules(database, account, suggestion.rules);
  const count = await countContacts(database, account, { rule: suggestion.rules, segments, at: now });
  return { rules: suggestion.rules, count, assumptions: [...suggestion.assumptions], ...presentSource(source) };
};

async function suggest(
  prompt: string,
  vocabulary: Vocabulary,
  read: SegmentReading,
  context: AskingContext,
): Promise<{ suggestion: Suggestion; source: Source }> {
  if (read.ok) return { suggestion: read, source: BY_RULES };
  const mask = createMask();
  const { value, source } = await askModel(askerOf(context), {
    skill: 'ai.suggestSegment',
    personal: false,
    prompt: () =>
      buildPrompt(
        TASK,
        '{"rules": {…}, "assumptions": ["…"]}',
        { words: mask.hide(prompt), ...vocabulary },
        MAX_OUTPUT_TOKENS,
      ),
    read: (answer) => readSuggestion(answer, mask.restore, context),
  });
  // References are looked up only now: the answer may name what the account does not have.
  if (value === null || !(await isUsable(value, context))) throw notUnderstood(read, source);
  return { suggestion: value, source };
}

const TASK = `Turn the words in the data into rules that select contacts. A rule is one of
{"kind":"and","rules":[…]}, {"kind":"or","rules":[…]}, {"kind":"not","rule":{…}},
{"kind":"field","field":"phone|country|external_id|first_name|last_name|email|timezone|created_at|updated_at|attributes.<name>","operator":"eq|neq|contains|starts_with|gt|gte|lt|lte|exists|not_exists|before|after","value":…},
{"kind":"field","field":…,"operator":"in|nin|between","values":[…]},
{"kind":"field","field":…,"operator":"within_last|not_within_last","within":{"amount":30,"unit":"minutes|hours|days|weeks"}},
{"kind":"field","field":…,"operator":"anniversary","days_from_now":0},
{"kind":"event","name":…,"operator":"at_least|at_most|exactly","count":1,"within":{…}}, {"kind":"click","operator":…,"count":1,"within":{…}},
{"kind":"consent","status":"opted_in|opted_out|pending|none"}, {"kind":"tag","tag_id":…}, {"kind":"list","list_id":…}, {"kind":"segment","segment_id":…}, {"kind":"segment_change","segment_id":…,"change":"joined|left","within":{…}},
{"kind":"random_bucket","from":0,"to":9999}, {"kind":"in_hold_out"}. Countries are ISO 3166-1 alpha-2 codes. Use only tags, lists, segments, attributes and events of the data.
Say in assumptions how you read words with more than one meaning. If the words do not describe contacts, answer {"rules": null, "assumptions": []}.`;

/** Null when the rules are none, by the schema of the contract and by what it cannot say. */
function readSuggestion(
  answer: AnswerObject,
  restore: (text: string) => string,
  { service }: AskingContext,
): Suggestion | null {
  if (!isObject(answer.rules)) return null;
  const rules: unknown = JSON.parse(JSON.stringify(answer.rules), (_key, value: unknown) =>
    typeof value === 'string' ? restore(value) : value,
  );
  if (service.checkParams('segments.preview', { rules }).length > 0) return null;
  const checked = rules as SegmentRule;
  if (checkRules(checked, '/rules').length > 0) return null;
  return { rules: checked, assumptions: textsIn(answer, 'assumptions', MAX_ASSUMPTIONS, 300).map(restore) };
}

async function isUsable({ rules }: Suggestion, { database, account }: AskingContext): Promise<boolean> {
  try {
    await readRules(database, account, rules);
    return true;
  } catch (error) {
    if (error instanceof SkillError) return false;
    throw error;
  }
}

/** Never repeats the words: they may contain anything. */
function notUnderstood({ part, parts }: Extract<SegmentReading, { ok: false }>, { fallback }: Source): SkillError {
  return unprocessable(
    'not_understood',
    `Part ${part} of ${parts} of the prompt is not understood. Name tags, lists and fields as segments.fields shows them, in short English clauses such as "opted in and clicked in the last 30 days".`,
    {
      details: { part, parts, fallback: fallback ?? 'invalid_answer' },
      nextActions: [
        { skill: 'segments.fields', params: {}, why: 'Lists what rules can ask about, with operators and examples.' },
        { skill: 'tags.list', params: {}, why: 'Lists the tags of this account.' },
      ],
    },
  );
}
