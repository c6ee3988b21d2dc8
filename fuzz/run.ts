import { loadContract, type SkillDefinition } from '../codegen/contract.ts';
import { faultsInBooks } from './checks/books.ts';
import { type Fault, fault } from './checks/fault.ts';
import { type Finding, newTally, type Tally } from './report.ts';
import { runWorkers } from './run-workers.ts';
import type { FuzzServer, Memory } from './server.ts';
import { walkRaw } from './walk-raw.ts';
import { walkSkills } from './walk-skills.ts';
import { walkStories } from './walk-stories.ts';
import { furnishNeighbour } from './world.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** Cases for each skill. */
  readonly cases: number;
  /** Only these skills, `sockets`, `stories`; null for all of it. */
  readonly parts: readonly string[] | null;
  readonly say?: (line: string) => void;
}

export interface FuzzOutcome {
  readonly tally: Tally;
  readonly findings: readonly Finding[];
  /** Of the process when half of the skills were called, and at the end. */
  readonly memory: { readonly warm: Memory; readonly end: Memory };
}

/** Cases on sockets for each case of a skill. */
const RAW_CASES = 10;
const CASES_OF_A_STORY = 1;
const HEAP_ROOM_MB = 25;
const ROOM_MB = 100;

/** Everything for one server: sockets, each skill, stories, and a worker on what all that has left behind. */
export async function runFuzz(server: FuzzServer, options: FuzzOptions): Promise<FuzzOutcome> {
  const { seed, cases, parts, say = () => undefined } = options;
  const contract = loadContract();
  const has = (part: string): boolean => parts === null || parts.includes(part);
  const unknown = (parts ?? []).filter(
    (part) => !PARTS.includes(part) && !contract.skills.some(({ name }) => name === part),
  );
  if (unknown.length > 0)
    throw new Error(`The contract has no skill ${unknown.join()}; beside skills there are ${PARTS.join(' and ')}.`);
  const skills = contract.skills.filter(({ name }) => has(name));
  const place = { server, contract, neighbour: await furnishNeighbour(server) };
  const tally = newTally();
  const findings: Finding[] = [];
  const half = Math.ceil(skills.length / 2);
  const walk = (some: readonly SkillDefinition[]): Promise<Finding[]> =>
    walkSkills(place, { seed, cases, skills: some, tally, onSkill: ({ name }) => say(name) });

  if (has('sockets')) {
    say('sockets');
    findings.push(...(await walkRaw(place, { seed, cases: cases * RAW_CASES, tally })));
  }
  findings.push(...(await walk(skills.slice(0, half))));
  const warm = await server.memory();
  findings.push(...(await walk(skills.slice(half))));
  if (has('stories') && server.alive()) {
    say('stories');
    findings.push(...(await walkStories(place, { seed, stories: Math.ceil(cases / CASES_OF_A_STORY), tally })));
    say('workers');
    findings.push(
      ...(await runWorkers(server, Math.min(8_000, 2_000 + cases * 100))).map((each) => after('workers', each)),
    );
  }
  findings.push(...(await faultsInBooks(server.pool)).map((each) => after('books', each)));
  const end = await server.memory();
  if (end.heap > warm.heap + HEAP_ROOM_MB || end.resident > 2 * warm.resident + ROOM_MB)
    findings.push(after('memory', fault('memory grows', { warm, end })));
  if (!server.alive()) findings.push(after('process', fault('the process ended', await server.logged(''))));
  return { tally, findings, memory: { warm, end } };
}

const PARTS: readonly string[] = ['sockets', 'stories'];

const after = (kind: string, each: Fault): Finding => ({ where: 'afterwards', kind, fault: each, request: '' });
