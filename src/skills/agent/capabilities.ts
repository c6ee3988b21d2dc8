import type { Key } from '../../domain/account.ts';
import { effectHintsOf } from '../../domain/effect-hints.ts';
import { notFound } from '../../errors.ts';
import { catalog, catalogVersion } from '../../generated/catalog.ts';
import type { SkillName } from '../../generated/skills.ts';
import type { McpTool, SkillCapability } from '../../generated/types.ts';
import { version } from '../../platform/version.ts';
import type { Service } from '../../service.ts';
import type { Skill, SkillParams } from '../../skill.ts';

export const capabilities: Skill<'agent.capabilities'> = async (
  { skill, module, format, detail },
  { key, service },
) => {
  const names = (Object.keys(catalog) as SkillName[]).filter(
    (name) => (skill === undefined || name === skill) && (module === undefined || catalog[name].module === module),
  );
  if (names.length === 0) {
    throw notFound('skill', [
      {
        skill: 'agent.discover',
        params: {},
        why: 'Finds skills by what you want to do.',
      },
    ]);
  }
  const shown = detail ?? (skill === undefined && format !== 'mcp' ? 'summary' : 'input');
  return {
    catalog_version: catalogVersion,
    service_version: version,
    skills: names.map((name) =>
      format === 'mcp' ? asTool(name, shown, service) : asCapability(name, shown, key, service),
    ),
  };
};

type Detail = NonNullable<SkillParams<'agent.capabilities'>['detail']>;

function asCapability(name: SkillName, detail: Detail, key: Key, service: Service): SkillCapability {
  const { summary, description, module, scope, permission, effect, leadsTo, testKey } = catalog[name];
  const { input, output } = service.schemaOf(name);
  return {
    name,
    summary,
    ...(detail !== 'summary' && { description }),
    module,
    scope,
    permission,
    effect,
    leads_to: [...leadsTo],
    allowed: service.mayCall(key, catalog[name]),
    test_key: testKey,
    ...(detail !== 'summary' && { input_schema: input }),
    ...(detail === 'full' && { output_schema: output }),
  };
}

/** A tool of the Model Context Protocol. */
function asTool(name: SkillName, detail: Detail, service: Service): McpTool {
  const { summary, description } = catalog[name];
  const { input, output } = service.schemaOf(name);
  return {
    name,
    title: summary,
    description: `${summary} ${description}`,
    ...(detail !== 'summary' && { inputSchema: input }),
    ...(detail === 'full' && { outputSchema: output }),
    annotations: { ...effectHintsOf(name, catalog[name]) },
  };
}
