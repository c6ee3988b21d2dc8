import type { ContractDocument } from '../../contract-document.ts';
import { type CatalogEntry, catalog } from '../../generated/catalog.ts';
import { shortestCall } from './example-of.ts';
import { firstSentence, MAX_SHORTENING, shortenSchema } from './shorten-schema.ts';
import { skillTool } from './skill-tool.ts';
import type { ArgumentsSchema, SkillTool } from './tool.ts';

/** Bytes of `tools/list` for one module. */
export const MAX_MODULE_BYTES = 12 * 1024;
/** The bytes of `describe_skill` and of the list itself, which every connection has once. */
const OTHER_BYTES = 800;

const lists = new WeakMap<ContractDocument, Map<string, readonly SkillTool[]>>();

/**
 * Every skill of some modules as a tool of its own, in the order of the contract. A list that is
 * longer than a model should read at once has less detail of its longest tools; `describe_skill`
 * shows all of it.
 */
export function moduleTools(modules: readonly string[], contract: ContractDocument): readonly SkillTool[] {
  const known = lists.get(contract) ?? new Map<string, readonly SkillTool[]>();
  lists.set(contract, known);
  const ordered = [...new Set(Object.values(catalog).map(({ module }) => module))];
  return ordered
    .filter((module) => modules.includes(module))
    .flatMap((module) => {
      const tools = known.get(module) ?? toolsOf(module, contract);
      known.set(module, tools);
      return tools;
    });
}

/** The longest tool loses detail until the list is short enough, or nothing is left to lose. */
function toolsOf(module: string, contract: ContractDocument): readonly SkillTool[] {
  const skills = Object.entries(catalog).filter(([, entry]) => entry.module === module);
  const levels = skills.map(() => 0);
  const tools = skills.map(([skill, entry]) => toolOf(skill, entry, contract, 0));
  const bytes = tools.map(bytesOf);
  while (bytes.reduce((sum, one) => sum + one, 0) > MAX_MODULE_BYTES - OTHER_BYTES) {
    const open = bytes.map((one, index) => ((levels[index] ?? 0) < MAX_SHORTENING ? one : 0));
    const longest = open.indexOf(Math.max(...open));
    const [skill, entry] = skills[longest] ?? [];
    if (open[longest] === 0 || skill === undefined || entry === undefined) break;
    const level = (levels[longest] ?? 0) + 1;
    levels[longest] = level;
    tools[longest] = toolOf(skill, entry, contract, level);
    bytes[longest] = bytesOf(tools[longest]);
  }
  return tools;
}

/** Characters of the description of a tool at each level of detail. */
const DESCRIPTIONS = [Number.POSITIVE_INFINITY, 300, 120, 80];

function toolOf(skill: string, entry: CatalogEntry, contract: ContractDocument, level: number): SkillTool {
  const example = shortestCall(skill, contract);
  const inputSchema = shortenSchema(contract.schemaOf(skill).input as ArgumentsSchema, level);
  const shown = {
    name: toolNameOf(skill),
    // A short description says what the title would.
    ...(level < 2 && { title: entry.summary.replace(/\.$/, '') }),
    description: firstSentence(`${entry.summary} ${entry.description}`.trim(), DESCRIPTIONS[level] ?? 0),
    inputSchema: {
      ...inputSchema,
      ...(example !== null && { examples: [level < 3 ? example : withShortIds(example)] }),
    },
  };
  return skillTool(skill, entry, shown, level >= 2);
}

/** An example shows what an id looks like, not which. */
const withShortIds = (example: object): object =>
  JSON.parse(JSON.stringify(example).replaceAll(/"([a-z]{2,4}_)[0-9a-z]{26}"/g, '"$1…"')) as object;

function bytesOf({ run: _run, ...shown }: SkillTool): number {
  return Buffer.byteLength(JSON.stringify(shown)) + 1;
}

/** Names of tools have no dots: models accept `^[a-zA-Z0-9_-]{1,64}$`. */
export function toolNameOf(skill: string): string {
  return skill.replaceAll('.', '_');
}
