import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AgentCard } from '@a2a-js/sdk';
import { ClientFactory, DefaultAgentCardResolver } from '@a2a-js/sdk/client';
import { loadContract } from '../../codegen/contract.ts';
import { agentCard } from '../../src/generated/agent-card.ts';
import { catalog } from '../../src/generated/catalog.ts';
import type { SkillName } from '../../src/generated/skills.ts';

const skills = loadContract().skills.map(({ name }) => name);
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(agentCard(baseUrl, '0.1.0')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('an A2A 1.0 client resolves the card and finds every skill by name', async () => {
  const card = await new DefaultAgentCardResolver().resolve(baseUrl);
  expect(card.supportedInterfaces[0]).toMatchObject({
    url: `${baseUrl}/a2a`,
    protocolBinding: 'JSONRPC',
    protocolVersion: '1.0',
  });
  expect(card.skills.map(({ id }) => id)).toEqual(skills);
});

test('an A2A client can be created from the URL alone', async () => {
  const client = await new ClientFactory().createFromUrl(baseUrl);
  expect(client.transport.protocolName).toBe('JSONRPC');
});

test('the card keeps its key schemes when it is parsed as an A2A 1.0 message', () => {
  const card = AgentCard.fromJSON(agentCard(baseUrl, '0.1.0'));
  expect(card.securitySchemes.bearer?.scheme).toMatchObject({
    $case: 'httpAuthSecurityScheme',
    value: { scheme: 'bearer' },
  });
  expect(card.securitySchemes.apiKey?.scheme).toMatchObject({
    $case: 'apiKeySecurityScheme',
    value: { name: 'X-API-Key', location: 'header' },
  });
  expect(card.securityRequirements.map(({ schemes }) => Object.keys(schemes))).toEqual([['bearer'], ['apiKey']]);
});

test('a client of A2A 0.3 finds the URL, transport and key schemes in the fields of that version', async () => {
  const legacy = new DefaultAgentCardResolver({
    legacyCompat: { enabled: true },
    // A server of version 0.3 has no supportedInterfaces, so the remaining fields must be
    // sufficient.
    fetchImpl: async () => {
      const { supportedInterfaces: _, ...card } = agentCard(baseUrl, '0.1.0') as Record<string, unknown>;
      return Response.json(card);
    },
  });
  const card = await legacy.resolve(baseUrl);
  expect(card.supportedInterfaces[0]).toMatchObject({ url: `${baseUrl}/a2a`, protocolBinding: 'JSONRPC' });
  expect(card.securitySchemes.bearer?.scheme).toMatchObject({ $case: 'httpAuthSecurityScheme' });
  expect(card.skills).toHaveLength(skills.length);
});

test('the card is small enough to be read whole, and every skill has tags, and calls as examples', () => {
  const card = agentCard(baseUrl, '0.1.0') as { skills: { id: string; tags: string[]; examples?: string[] }[] };
  const text = JSON.stringify(card);
  expect(gzipSync(text).length).toBeLessThan(12 * 1024);
  expect(Buffer.byteLength(text) / card.skills.length).toBeLessThanOrEqual(160);
  for (const { id, tags, examples = [] } of card.skills) {
    const { module, effect, leadsTo } = catalog[id as SkillName];
    expect(tags).toEqual([module, effect, ...leadsTo]);
    for (const example of examples)
      expect(JSON.parse(example)).toMatchObject({ skill: id, params: expect.any(Object) });
  }
});
