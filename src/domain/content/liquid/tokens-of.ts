import { type Token, TypeGuards, Value, type ValueToken } from 'liquidjs';
import { LIMITS } from './allowed.ts';
import { TemplateFault } from './template-fault.ts';

export type Argument = Value | ValueToken;

/** The names, literals and operators of one argument of a tag, and those within their brackets. */
export function tokensOf(argument: Argument, limit: number = LIMITS.words): readonly Token[] {
  const found: Token[] = [];
  if (argument instanceof Value) {
    for (const token of argument.initial.postfix) add(token, found, limit);
    for (const { args } of argument.filters.slice(0, limit))
      for (const arg of args) {
        const token = Array.isArray(arg) ? arg[1] : arg;
        if (token !== undefined) add(token, found, limit);
      }
    // Each filter has a name, and most have a value.
    requireFew(found.length + argument.filters.length, limit, argument.initial.postfix[0]);
  } else add(argument, found, limit);
  return found;
}

function add(token: Token, found: Token[], limit: number): void {
  found.push(token);
  requireFew(found.length, limit, token);
  if (TypeGuards.isRangeToken(token)) {
    add(token.lhs, found, limit);
    add(token.rhs, found, limit);
  } else if (TypeGuards.isPropertyAccessToken(token)) {
    if (token.variable !== undefined) add(token.variable, found, limit);
    for (const prop of token.props) add(prop, found, limit);
  }
}

function requireFew(words: number, limit: number, token: Token | undefined): void {
  if (words > limit)
    throw new TemplateFault(`a tag or an output has more than ${limit} names and values: shorten it`, token);
}
