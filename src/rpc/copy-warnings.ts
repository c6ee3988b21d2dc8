import { CONTENT_RULES } from '../domain/content/classification/rules.ts';
import { findSourcePlaceholder } from '../domain/content/find-placeholder.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Warning } from './read-params.ts';

/** The skills whose params contain the source of messages, in `text` or `body` at any depth. */
const COPY_SKILLS: ReadonlySet<SkillName> = new Set<SkillName>([
  'ai.lint',
  'ai.rewrite',
  'automation.create',
  'automation.update',
  'billing.estimate',
  'campaigns.create',
  'campaigns.update',
  'command.batch',
  'command.plan',
  'compliance.checkSend',
  'inbox.createCannedReply',
  'inbox.reply',
  'inbox.updateCannedReply',
  'journeys.nodes.create',
  'journeys.nodes.update',
  'messages.preview',
  'messages.send',
  'partner.send',
  'templates.create',
  'templates.update',
]);

const MAX_DEPTH = 8;
const MAX_COPY_WARNINGS = 5;

/**
 * Warns about variables as other products write them, because a recipient would read `{name}`. In
 * one place, so that each skill that takes copy does.
 */
export function copyWarnings(name: SkillName, params: Readonly<Record<string, unknown>>): readonly Warning[] {
  if (!COPY_SKILLS.has(name)) return [];
  const known = knownNames(params);
  const { explanation, fix } = CONTENT_RULES.placeholder;
  const warnings: Warning[] = [];
  for (const { path, text } of copyIn(params, '', 0)) {
    const found = findSourcePlaceholder(text, known);
    if (found === null) continue;
    const message = `${explanation} Found: "${found.words}". ${fix}`;
    warnings.push({ code: 'placeholder', message, param: path.slice(0, 200) });
    if (warnings.length === MAX_COPY_WARNINGS) break;
  }
  return warnings;
}

function* copyIn(value: unknown, path: string, depth: number): Generator<{ path: string; text: string }> {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  for (const [key, inner] of Object.entries(value)) {
    const within = path === '' ? key : `${path}/${key}`;
    if (typeof inner !== 'string') yield* copyIn(inner, within, depth + 1);
    else if (key === 'text' || key === 'body') yield { path: within, text: inner };
  }
}

/** The names of values and of declared variables. */
function knownNames({ vars, variables }: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const declared = Array.isArray(variables) ? (variables as readonly { name?: unknown }[]) : [];
  const names = declared.map(({ name }) => String(name).split('.', 1)[0] ?? '');
  return new Set([...Object.keys(typeof vars === 'object' && vars !== null ? vars : {}), ...names]);
}
