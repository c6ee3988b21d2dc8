import { MAX_SEGMENTS, measureText } from '../content/encoding.ts';
import { linksOf } from '../content/message-checks.ts';
import { smartEncode } from '../content/smart-encoding.ts';
import type { ExaminedCopy } from './examine-copy.ts';
import { type AnswerObject, isObject, textIn } from './read-answer.ts';

/** In the form of content findings; the rules are those of delivery, and `model`. */
export interface CopyFinding {
  readonly rule: string;
  readonly severity: 'blocker' | 'warning';
  readonly span: { readonly start: number; readonly end: number; readonly words: string } | null;
  readonly explanation: string;
  readonly fix: string;
}

const MAX_LINKS = 2;
const WORD = /\p{L}[\p{L}'-]*/gu;
const MIN_SHOUTED = 3;
const REPEATED = /[!?]{3,}/;
const MAX_FINDINGS = 5;

/** What costs segments or makes carriers filter a message. Of what can be sent, only warnings. */
export function lintDelivery(text: string, { segments, encoding }: ExaminedCopy): CopyFinding[] {
  const findings: CopyFinding[] = [];
  const warn = (rule: string, explanation: string, fix: string, span: CopyFinding['span'] = null): void => {
    findings.push({ rule, severity: 'warning', span, explanation, fix });
  };
  if (segments === 0)
    findings.push({
      rule: 'empty_text',
      severity: 'blocker',
      span: null,
      explanation: 'The message is empty.',
      fix: 'Write its text.',
    });
  if (segments > MAX_SEGMENTS)
    findings.push({
      rule: 'too_long',
      severity: 'blocker',
      span: null,
      explanation: `The message takes ${segments} segments. The maximum is ${MAX_SEGMENTS}.`,
      fix: 'Shorten it.',
    });
  const encoded = smartEncode(text, 'punctuation');
  if (encoded !== null && measureText(encoded).segments < measureText(text).segments)
    warn(
      'typographic_characters',
      'Typographic characters make the message longer.',
      'Set smart_encoding to punctuation, or write plain quotes and dashes.',
    );
  else if (encoding === 'UCS-2' && segments > 1)
    warn(
      'unicode',
      'Characters outside GSM-7 leave 70 characters for a segment instead of 160.',
      'Remove emoji and unusual letters, if the message can do without them.',
    );
  const shouted = findShouted(text);
  if (shouted !== null)
    warn('shouting', 'Carriers filter messages in capitals.', 'Write it in small letters.', shouted);
  const repeated = REPEATED.exec(text);
  if (repeated !== null)
    warn(
      'repeated_punctuation',
      'Carriers filter messages with repeated punctuation.',
      'Use one sign.',
      spanOf(text, repeated.index, repeated.index + repeated[0].length),
    );
  if (linksOf(text).length > MAX_LINKS)
    warn('many_links', 'Carriers filter messages with many links.', 'Keep one link.');
  return findings;
}

/** Warnings about words that really stand in the text; anything else is left out. */
export function readModelFindings(
  answer: AnswerObject,
  text: string,
  restore: (text: string) => string,
): CopyFinding[] | null {
  const { findings } = answer;
  if (!Array.isArray(findings)) return null;
  return findings.slice(0, MAX_FINDINGS).flatMap((finding: unknown) => {
    if (!isObject(finding)) return [];
    const words = restore(textIn(finding, 'words', 500) ?? '');
    const [problem, fix] = [textIn(finding, 'problem', 400), textIn(finding, 'fix', 400)];
    const start = words === '' ? -1 : text.indexOf(words);
    if (problem === null || fix === null || start < 0) return [];
    const span = { start, end: start + words.length, words };
    return [
      {
        rule: 'model',
        severity: 'warning' as const,
        span,
        explanation: restore(problem).slice(0, 500),
        fix: restore(fix).slice(0, 500),
      },
    ];
  });
}

/** Three words in a row in capitals, of which one has four letters; an acronym is none. */
function findShouted(text: string): CopyFinding['span'] {
  let run: { readonly start: number; readonly end: number; readonly word: string }[] = [];
  const isShouted = (): boolean => run.length >= MIN_SHOUTED && run.some(({ word }) => word.length > 3);
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase())
      run = [...run, { start: match.index, end: match.index + word.length, word }];
    else if (isShouted()) break;
    else run = [];
  }
  const [first, last] = [run[0], run.at(-1)];
  return isShouted() && first && last ? spanOf(text, first.start, last.end) : null;
}

const spanOf = (text: string, start: number, end: number) => ({ start, end, words: text.slice(start, end) });
