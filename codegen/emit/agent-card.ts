// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the generated file contains template literals
import type { Contract, SkillDefinition } from '../contract.ts';
import { GENERATED } from './banner.ts';
import { bodyOf, succeeding } from './examples.ts';

/**
 * `src/generated/agent-card.ts`: the agent card (specification 1.5) as one document that is valid
 * for clients of A2A 0.3 and of A2A 1.0. The versions use different field names, so both are
 * written; a security scheme has the `type` of 0.3 and the one-of of 1.0. A required extension
 * declares that Tern accepts skill names as methods instead of the methods of A2A.
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
    '  const url = `${baseUrl}/rpc`;',
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
    '      streaming: false,',
    '      pushNotifications: false,',
    '      extendedAgentCard: false,',
    '      extensions: [',
    '        {',
    '          uri: `${baseUrl}/docs/conventions`,',
    "          description: 'The JSON-RPC method is the name of a skill, and the JSON-RPC params are the params of that skill. The OpenRPC document describes both.',",
    '          required: true,',
    `          params: { catalog_version: ${JSON.stringify(contract.version)}, openrpc: \`\${baseUrl}/openrpc.json\`, llms: \`\${baseUrl}/llms.txt\` },`,
    '        },',
    '      ],',
    '    },',
    '    supportsAuthenticatedExtendedCard: false,',
    '    securitySchemes,',
    '    security: [{ bearer: [] }, { apiKey: [] }],',
    '    securityRequirements: [{ schemes: { bearer: { list: [] } } }, { schemes: { apiKey: { list: [] } } }],',
    "    defaultInputModes: ['application/json'],",
    "    defaultOutputModes: ['application/json'],",
    '    skills,',
    '  };',
    '}',
    '',
  ].join('\n');
  return new Map([['src/generated/agent-card.ts', text]]);
}

function cardSkill(skill: SkillDefinition): object {
  return {
    id: skill.name,
    name: skill.name,
    description: `${skill.summary} ${skill.description}`.trim(),
    tags: [skill.module, skill.effect],
    examples: succeeding(skill).map((example) => JSON.stringify(bodyOf(skill, example))),
    inputModes: ['application/json'],
    outputModes: ['application/json'],
    // An empty requirement means that no key is needed; without it, the skill would inherit those
    // of the card.
    ...(skill.scope === 'public' ? { security: [{}], securityRequirements: [{ schemes: {} }] } : {}),
  };
}
