// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the generated file contains template literals
import type { Contract, SkillDefinition } from '../contract.ts';
import { GENERATED } from './banner.ts';
import { succeeding } from './examples.ts';

/**
 * `src/generated/agent-card.ts`: the agent card (specification 1.5) as one document that is valid
 * for clients of A2A 0.3 and of A2A 1.0. The versions use different field names, so both are
 * written; a security scheme has the `type` of 0.3 and the one-of of 1.0. An extension names the
 * endpoint where skill names are the methods. The card stays small: agents read all of it before
 * they do anything, and the whole contract is a link.
 */
export function emitAgentCard(contract: Contract): Map<string, string> {
  const skills = contract.skills.map((skill) => `  ${JSON.stringify(cardSkill(skill))},`);
  const text = [
    GENERATED,
    '',
    "const bearer = { description: 'Authorization: Bearer <API key>', scheme: 'bearer' };",
    "const apiKey = { description: 'X-API-Key: <API key>', name: 'X-API-Key' };",
    '',
    'const securitySchemes = {',
    "  bearer: { type: 'http', ...bearer, httpAuthSecurityScheme: bearer },",
    "  apiKey: { type: 'apiKey', in: 'header', ...apiKey, apiKeySecurityScheme: { ...apiKey, location: 'header' } },",
    '};',
    '',
    'const skills: readonly object[] = [',
    ...skills,
    '];',
    '',
    '/** The agent card of the service at `baseUrl` (without a trailing slash), for A2A 0.3 and 1.0. */',
    'export function agentCard(baseUrl: string, serviceVersion: string): object {',
    '  const url = `${baseUrl}/a2a`;',
    '  return {',
    `    name: ${JSON.stringify(contract.title)},`,
    `    description: ${JSON.stringify(contract.description)},`,
    '    version: serviceVersion,',
    "    protocolVersion: '0.3.0',",
    '    url,',
    "    preferredTransport: 'JSONRPC',",
    "    additionalInterfaces: [{ url, transport: 'JSONRPC' }],",
    '    supportedInterfaces: [',
    "      { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },",
    "      { url, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },",
    '    ],',
    `    provider: { organization: ${JSON.stringify(contract.title)}, url: baseUrl },`,
    '    documentationUrl: `${baseUrl}/docs`,',
    '    capabilities: {',
    '      streaming: true,',
    '      pushNotifications: false,',
    '      extendedAgentCard: false,',
    '      extensions: [',
    '        {',
    '          uri: `${baseUrl}/docs/conventions`,',
    "          description: 'Skills can also be called without A2A: POST to rpc, where the JSON-RPC method is the name of a skill and the JSON-RPC params are its params. The OpenRPC document describes both.',",
    '          required: false,',
    `          params: { catalog_version: ${JSON.stringify(contract.version)}, rpc: \`\${baseUrl}/rpc\`, openrpc: \`\${baseUrl}/openrpc.json\`, mcp: \`\${baseUrl}/mcp\`, llms: \`\${baseUrl}/llms.txt\`, skill: \`\${baseUrl}/SKILL.md\`, agents: \`\${baseUrl}/AGENTS.md\` },`,
    '        },',
    '      ],',
    '    },',
    '    supportsAuthenticatedExtendedCard: false,',
    '    securitySchemes,',
    '    security: [{ bearer: [] }, { apiKey: [] }],',
    '    securityRequirements: [{ schemes: { bearer: { list: [] } } }, { schemes: { apiKey: { list: [] } } }],',
    "    defaultInputModes: ['application/json', 'text/plain'],",
    "    defaultOutputModes: ['application/json'],",
    '    skills,',
    '  };',
    '}',
    '',
  ].join('\n');
  return new Map([['src/generated/agent-card.ts', text]]);
}

/** Characters of an example; longer ones are in the documentation. */
const MAX_EXAMPLE = 36;

/** The shortest call, as a client can send it in a data part or as text; none if it is long. */
function examplesOf(skill: SkillDefinition): readonly string[] {
  const [shortest] = succeeding(skill)
    .map(({ params }) => JSON.stringify({ skill: skill.name, params }))
    .sort((a, b) => a.length - b.length);
  return shortest !== undefined && shortest.length <= MAX_EXAMPLE ? [shortest] : [];
}

function cardSkill(skill: SkillDefinition): object {
  return {
    id: skill.name,
    name: skill.name,
    description: skill.summary,
    tags: [skill.module, skill.effect, ...skill.leadsTo],
    ...(examplesOf(skill).length === 0 ? {} : { examples: examplesOf(skill) }),
    // An empty requirement means that no key is needed; without it, the skill would inherit those
    // of the card.
    ...(skill.scope === 'public' ? { security: [{}], securityRequirements: [{ schemes: {} }] } : {}),
  };
}
