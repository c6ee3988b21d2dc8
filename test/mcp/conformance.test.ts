import { useTestApp } from '../support/app.ts';
import { startConformanceProxy } from '../support/mcp/conformance-proxy.ts';
import { type Outcomes, requiredScenarios, runConformance } from '../support/mcp/run-conformance.ts';
import type { Revision } from '../support/mcp-client.ts';

const app = useTestApp();

const ONLY_TEXT = 'The tools, prompts and resources of Tern contain text and JSON only.';
const ASKS_NOTHING_ELSE = 'Tern asks a client for nothing but whether to go on with a call that waits for a person.';
const NO_PROGRESS = 'A call of Tern is answered when it is done, and work that takes longer is an object with a state.';
const NO_CHANGES = 'No resource of Tern changes while the service runs.';
const NO_MODEL = 'Tern asks no model of its client.';

/** Scenarios that a server without such a feature cannot be tried with, and why. */
const OF_BOTH: Readonly<Record<string, string>> = {
  'tools-call-image': ONLY_TEXT,
  'tools-call-audio': ONLY_TEXT,
  'tools-call-embedded-resource': ONLY_TEXT,
  'tools-call-mixed-content': ONLY_TEXT,
  'tools-call-with-progress': NO_PROGRESS,
  'resources-read-binary': ONLY_TEXT,
  'resources-templates-read': 'The fixture reads an id of any text back; the template of Tern has pages that exist.',
  'prompts-get-embedded-resource': ONLY_TEXT,
  'prompts-get-with-image': ONLY_TEXT,
};

const NOT_APPLICABLE: Readonly<Record<Revision, Readonly<Record<string, string>>>> = {
  '2025-11-25': {
    ...OF_BOTH,
    'tools-call-with-logging': 'Over HTTP, this revision has no stream in which log messages of Tern could arrive.',
    'tools-call-sampling': NO_MODEL,
    'tools-call-elicitation': ASKS_NOTHING_ELSE,
    'elicitation-sep1034-defaults': ASKS_NOTHING_ELSE,
    'elicitation-sep1330-enums': ASKS_NOTHING_ELSE,
    'resources-subscribe': NO_CHANGES,
    'resources-unsubscribe': NO_CHANGES,
  },
  '2026-07-28': {
    ...OF_BOTH,
    'input-required-result-basic-elicitation': ASKS_NOTHING_ELSE,
    'input-required-result-basic-sampling': NO_MODEL,
    'input-required-result-basic-list-roots': 'Tern does not read files of its client.',
    'input-required-result-multiple-input-requests': ASKS_NOTHING_ELSE,
    'input-required-result-multi-round': ASKS_NOTHING_ELSE,
    'input-required-result-non-tool-request': 'Only a call of a tool waits for a person.',
    'input-required-result-capability-check': 'It wants an answer by a model in place of one by a person.',
  },
};

/** Checks inside of other scenarios that need a tool of the fixture. */
const CHECKS_NOT_APPLICABLE: Readonly<Record<string, string>> = {
  'sep-2575-server-rejects-undeclared-capability': 'No tool of Tern requires a capability of its client.',
  'sep-2575-missing-capability-http-400': 'No tool of Tern requires a capability of its client.',
  'sep-2575-http-server-no-independent-requests-on-stream': ASKS_NOTHING_ELSE,
  'sep-2575-server-no-log-without-loglevel':
    'It wants a tool that always logs; test/mcp/revision-2026.test.ts tries it.',
};

async function outcomesOf(revision: Revision): Promise<Outcomes> {
  const owner = await app.account();
  const approval = { skills: ['campaigns.create'] };
  const { api_key } = await owner.call('agent.createKey', { name: 'suite', permissions: ['full'], approval });
  const decide = async (): Promise<void> => {
    const { items } = await owner.call('command.approvals.list', { states: ['pending'] });
    for (const { id, effect_hash } of items)
      await owner.call('command.approvals.decide', { approval_id: id, decision: 'approve', effect_hash });
  };
  const proxy = await startConformanceProxy({ target: app.url, key: api_key as string, decide });
  try {
    return await runConformance(`${proxy.url}/mcp`, revision);
  } finally {
    await proxy.close();
  }
}

test.each([
  { revision: '2025-11-25', passing: 14 },
  { revision: '2026-07-28', passing: 21 },
] as const)(
  'the service passes the conformance scenarios of MCP $revision, except for those that do not apply to it',
  async ({ revision, passing }) => {
    const excepted = NOT_APPLICABLE[revision];
    const required = requiredScenarios(revision);
    expect(Object.keys(excepted).filter((scenario) => !required.includes(scenario))).toEqual([]);
    const outcomes = await outcomesOf(revision);
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining([...required]));
    const applicable = required.filter((scenario) => !Object.hasOwn(excepted, scenario));
    const failures = applicable.map((scenario) => ({
      scenario,
      failed: (outcomes.get(scenario) ?? []).filter((check) => !Object.hasOwn(CHECKS_NOT_APPLICABLE, idOf(check))),
    }));
    expect(failures.filter(({ failed }) => failed.length > 0)).toEqual([]);
    // A scenario that passes is not excepted.
    expect(Object.keys(excepted).filter((scenario) => outcomes.get(scenario)?.length === 0)).toEqual([]);
    expect(applicable).toHaveLength(passing);
  },
  120_000,
);

const idOf = (check: string): string => check.slice(0, check.indexOf(':'));
