import { loadContract, type SkillDefinition } from '../../codegen/contract.ts';
import { faultsInConsent } from './checks/consent.ts';
import { faultsInCredits } from './checks/credits.ts';
import { type Fault, fault } from './checks/fault.ts';
import { createSummary, type Finding, type Summary } from './report.ts';
import { runWorkers } from './run-workers.ts';
import type { FuzzServer, Memory } from './server.ts';
import { walkKeys } from './walk-keys.ts';
import { walkPressure } from './walk-pressure.ts';
import { walkRules } from './walk-rules.ts';
import { walkSequences } from './walk-sequences.ts';
import { walkSkills } from './walk-skills.ts';
import { walkSockets } from './walk-sockets.ts';
import { walkTemplates } from './walk-templates.ts';
import { createNeighbour } from './world.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** Cases for each skill. */
  readonly cases: number;
  /** Skills to test, and parts of `PARTS`; null tests everything. */
  readonly parts: readonly string[] | null;
  readonly log?: (line: string) => void;
}

export interface FuzzOutcome {
  readonly summary: Summary;
  readonly findings: readonly Finding[];
  /** Memory of the process after half of the skills, and at the end. */
  readonly memory: { readonly warm: Memory; readonly end: Memory };
}

/** Socket cases and templates per case of a skill. */
const RAW_CASES = 10;
const TEMPLATE_CASES = 10;
const CASES_PER_SEQUENCE = 1;
const MIN_CASES_FOR_TIMES = 50;
const MAX_HEAP_GROWTH_MB = 25;
const MAX_RESIDENT_GROWTH_MB = 100;

/**
 * Tests one server: sockets, templates, rules, keys, pressure, each skill, sequences of calls, then
 * a worker on the resulting work.
 */
export async function runFuzz(server: FuzzServer, options: FuzzOptions): Promise<FuzzOutcome> {
  const { seed, cases, parts, log = () => undefined } = options;
  const contract = loadContract();
  const has = (part: string): boolean => parts === null || parts.includes(part);
  const unknown = (parts ?? []).filter(
    (part) => !PARTS.includes(part) && !contract.skills.some(({ name }) => name === part),
  );
  if (unknown.length > 0)
    throw new Error(`The contract has no skill ${unknown.join()}. Besides skills, you can name ${PARTS.join(', ')}.`);
  const skills = contract.skills.filter(({ name }) => has(name));
  const context = { server, contract, neighbour: await createNeighbour(server) };
  const summary = createSummary();
  const findings: Finding[] = [];
  const half = Math.ceil(skills.length / 2);
  const walk = (some: readonly SkillDefinition[]): Promise<Finding[]> =>
    walkSkills(context, { seed, cases, skills: some, summary, onSkill: ({ name }) => log(name) });

  if (has('sockets')) {
    log('sockets');
    findings.push(...(await walkSockets(context, { seed, cases: cases * RAW_CASES, summary })));
  }
  if (has('templates') && server.alive()) {
    log('templates');
    findings.push(...(await walkTemplates(context, { seed, cases: cases * TEMPLATE_CASES, summary })));
  }
  if (has('rules') && server.alive()) {
    log('rules');
    findings.push(...(await walkRules(context, { seed, cases, summary })));
  }
  if (has('keys') && server.alive()) {
    log('keys');
    findings.push(...(await walkKeys(context, { seed, cases, summary })));
  }
  // Times mean nothing in a short run beside other tests.
  if (has('pressure') && cases >= MIN_CASES_FOR_TIMES && server.alive()) {
    log('pressure');
    findings.push(...(await walkPressure(context, { seed, summary })));
  }
  findings.push(...(await walk(skills.slice(0, half))));
  const warm = await server.memory();
  findings.push(...(await walk(skills.slice(half))));
  if (has('sequences') && server.alive()) {
    log('sequences');
    findings.push(
      ...(await walkSequences(context, { seed, sequences: Math.ceil(cases / CASES_PER_SEQUENCE), summary })),
    );
    log('workers');
    findings.push(
      ...(await runWorkers(server, Math.min(8_000, 2_000 + cases * 100))).map((each) => after('workers', each)),
    );
  }
  findings.push(...(await faultsInCredits(server.pool)).map((each) => after('credits', each)));
  findings.push(...(await faultsInConsent(server.pool)).map((each) => after('consent', each)));
  const end = await server.memory();
  if (end.heap > warm.heap + MAX_HEAP_GROWTH_MB || end.resident > 2 * warm.resident + MAX_RESIDENT_GROWTH_MB)
    findings.push(after('memory', fault('memory grows', { warm, end })));
  if (!server.alive()) findings.push(after('process', fault('the process exited', await server.logged(''))));
  return { summary, findings, memory: { warm, end } };
}

const PARTS: readonly string[] = ['sockets', 'templates', 'rules', 'keys', 'pressure', 'sequences'];

const after = (kind: string, each: Fault): Finding => ({ where: 'afterwards', kind, fault: each, request: '' });
