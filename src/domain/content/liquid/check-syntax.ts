import { type TagToken, type Token, Tokenizer, type TopLevelToken, TypeGuards } from 'liquidjs';
import { operators } from './operators.ts';
import { TemplateFault } from './template-fault.ts';

const TWO_NAMES = 'two names follow each other: join their words with an underscore, as in {{ first_name }}';
const TWO_VALUES = 'two values follow each other: put an operator such as == between them, or | before a filter';
const NO_VALUE = 'an operator misses a value: give one on each side of it';
const EXTRA = 'what follows is no part of the tag or output: remove it';

/** Tags whose text Liquid does not read as values. */
const OPAQUE: ReadonlySet<string> = new Set(['comment', 'raw', '#']);
const MODIFIERS: ReadonlySet<string> = new Set(['limit', 'offset', 'reversed']);

/**
 * Rejects what Liquid ignores: it shows the first of two values that follow each other, and stops
 * reading a tag where it does not understand it, so that `{{ First Name }}` would show nothing or
 * another variable. Throws a TemplateFault, or Liquid's own error.
 */
export function checkSyntax(tokens: readonly TopLevelToken[]): void {
  let comments = 0;
  for (const token of tokens) {
    if (TypeGuards.isTagToken(token)) {
      if (token.name === 'comment') comments += 1;
      if (token.name === 'endcomment') comments -= 1;
      if (comments === 0) checkTag(token, restOf(token));
    } else if (TypeGuards.isOutputToken(token) && comments === 0)
      checkValue(new Tokenizer(token.input, operators, token.file, token.contentRange), token);
  }
}

/** What follows the name of a tag; the tokenizer of the token itself is the parser's. */
function restOf(token: TagToken): Tokenizer {
  const { tokenizer } = token;
  return new Tokenizer(token.input, operators, token.file, [tokenizer.p, tokenizer.N]);
}

function checkTag(tag: TagToken, rest: Tokenizer): void {
  const { name } = tag;
  if (OPAQUE.has(name)) return;
  if (name === 'assign') {
    rest.readIdentifier();
    rest.skipBlank();
    // Without it, the parser says so.
    if (rest.peek() === '=') checkValue(skip(rest), tag);
  } else if (name === 'echo') {
    rest.skipBlank();
    if (!rest.end()) checkValue(rest, tag);
  } else if (name === 'for') checkLoop(rest, tag);
  else if (name === 'when') checkChoices(rest, tag);
  else if (name === 'capture') {
    if (rest.readIdentifier().size() === 0) rest.readQuoted();
    requireEnd(rest, tag, 'capture takes one name: join its words with an underscore, as in first_name');
  } else if (name === 'else') requireEnd(rest, tag, 'else has no condition: write elsif');
  else if (name === 'break' || name === 'continue' || name.startsWith('end')) requireEnd(rest, tag, EXTRA);
  else if (['if', 'elsif', 'unless', 'case'].includes(name)) checkValue(rest, tag);
}

/** Operands with operators between them, then filters. */
function checkValue(rest: Tokenizer, outer: Token): void {
  let last: Token | null = null;
  let before: Token | undefined;
  for (;;) {
    const operator = rest.readOperator();
    if (operator !== undefined) {
      before = operator;
      if ((operator.operator === 'not') !== (last === null)) throw new TemplateFault(NO_VALUE, operator);
      if (operator.operator !== 'not') last = null;
      continue;
    }
    const operand = rest.readValue();
    if (operand === undefined) break;
    if (last !== null) throw new TemplateFault(isName(last) && isName(operand) ? TWO_NAMES : TWO_VALUES, operand);
    checkOperand(operand);
    last = operand;
  }
  if (last === null && before !== undefined) throw new TemplateFault(NO_VALUE, before);
  if (last === null) throw new TemplateFault('a tag or an output has no value: name a variable', outer);
  rest.readFilters();
  if (rest.input.slice(0, rest.p).trimEnd().endsWith('|'))
    throw new TemplateFault('a filter has no name: write it after |', outer);
  requireEnd(rest, outer, EXTRA);
}

function checkLoop(rest: Tokenizer, tag: TagToken): void {
  rest.readIdentifier();
  rest.readIdentifier();
  const list = rest.readValue();
  // Without it, the parser says so.
  if (list === undefined) return;
  checkOperand(list);
  for (;;) {
    rest.skipBlank();
    if (rest.end()) return;
    const modifier = rest.peek() === ',' ? skip(rest).readIdentifier() : rest.readIdentifier();
    if (!MODIFIERS.has(modifier.content))
      throw new TemplateFault('a loop takes one list, then limit, offset or reversed: remove the rest', tag);
    rest.skipBlank();
    if (modifier.content !== 'reversed' && (rest.peek() !== ':' || skip(rest).readValue() === undefined))
      throw new TemplateFault('limit and offset of a loop take a number: write limit: 3', tag);
  }
}

function checkChoices(rest: Tokenizer, tag: TagToken): void {
  for (;;) {
    const value = rest.readValue();
    if (value === undefined) throw new TemplateFault('when misses a value: write one behind it', tag);
    checkOperand(value);
    rest.skipBlank();
    if (rest.end()) return;
    if (rest.peek() === ',') skip(rest);
    else if (rest.readIdentifier().content !== 'or')
      throw new TemplateFault('values of when follow each other: put a comma or the word or between them', value);
  }
}

const BROKEN_PATH = /\.(?:$|\[)|\[\s*\]|[^\s[]\s+[^\s\]]/;

/** Liquid ignores a dot without a name, and what follows the first value in brackets. */
function checkOperand(operand: Token): void {
  if (!TypeGuards.isPropertyAccessToken(operand)) return;
  const path = operand.getText().replace(/"[^"]*"|'[^']*'/g, "''");
  if (BROKEN_PATH.test(path))
    throw new TemplateFault('a path is not complete: write it as in attributes.city', operand);
}

const isName = (token: Token): boolean => TypeGuards.isPropertyAccessToken(token);

function skip(rest: Tokenizer): Tokenizer {
  rest.advance();
  return rest;
}

function requireEnd(rest: Tokenizer, token: Token, fault: string): void {
  rest.skipBlank();
  if (!rest.end()) throw new TemplateFault(fault, token);
}
