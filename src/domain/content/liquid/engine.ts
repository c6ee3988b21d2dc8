import { Context, Liquid, Parser, type Template, Tokenizer, toValueSync } from 'liquidjs';
import { LIMITS, TAGS } from './allowed.ts';
import { asLimiter, type Budget } from './budget.ts';
import { checkSyntax } from './check-syntax.ts';
import { checkTokens } from './check-tokens.ts';
import { BudgetEmitter } from './emitter.ts';
import { budgetFilters } from './filters.ts';
import { operators } from './operators.ts';
import { BudgetCaptureTag, BudgetForTag } from './tags.ts';
import { TemplateFault } from './template-fault.ts';

/**
 * Liquid for message templates: the filters and tags of allowed.ts, no includes, layouts or file
 * system; unknown filters fail at parse time; own properties only.
 */
export const engine: Liquid = createEngine();

function createEngine(): Liquid {
  const liquid = new Liquid({ strictFilters: true, ownPropertyOnly: true, templates: {}, operators });
  const tags: ReadonlySet<string> = new Set(TAGS);
  for (const name of Object.keys(liquid.tags)) if (!tags.has(name)) delete liquid.tags[name];
  liquid.registerTag('for', BudgetForTag);
  liquid.registerTag('capture', BudgetCaptureTag);
  for (const name of Object.keys(liquid.filters)) liquid.unregisterFilter(name);
  for (const [name, filter] of budgetFilters) liquid.registerFilter(name, filter);
  return liquid;
}

/** Throws a TemplateFault, or Liquid's own error. */
export function parse(body: string): Template[] {
  if (body.length > LIMITS.templateLength)
    throw new TemplateFault(`the template is longer than ${LIMITS.templateLength} characters: shorten it`);
  const tokens = new Tokenizer(body, engine.options.operators).readTopLevelTokens(engine.options);
  checkTokens(tokens);
  checkSyntax(tokens);
  return new Parser(engine).parseTokens(tokens);
}

/** Throws an error of Liquid, or what the budget and the emitter throw, within one. */
export function renderText(templates: Template[], scope: object, budget: Budget): string {
  const limiter = asLimiter(budget);
  const context = new Context(
    scope,
    engine.options,
    { sync: true },
    { memoryLimit: limiter, renderLimit: limiter, liquid: engine },
  );
  const emitter = new BudgetEmitter(budget);
  toValueSync(engine.renderer.renderTemplates(templates, context, emitter));
  return emitter.buffer;
}
