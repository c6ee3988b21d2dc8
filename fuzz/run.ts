import { loadContract } from '../codegen/contract.ts';
import { fault } from './checks/fault.ts';
import { type Finding, newTally, type Tally } from './report.ts';
import type { FuzzServer } from './server.ts';
import { walkRaw } from './walk-raw.ts';
import { walkSkills } from './walk-skills.ts';
import { furnishNeighbour } from './world.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** Cases for each skill. */
  readonly cases: number;
  /** Only these skills; null for all of them and what comes before a skill. */
  readonly skills: readonly string[] | null;
  readonly say?: (line: string) => void;
}

export interface FuzzOutcome {
  readonly tally: Tally;
  readonly findings: readonly Finding[];
  /** Of the process, in MB. */
  readonly memory: { readonly warm: number; readonly end: number };
}

/** Everything for one server. */
export async function runFuzz(
  server: FuzzServer,
  { seed, cases, skills: names, say }: FuzzOptions,
): Promise<FuzzOutcome> {
  const contract = loadContract();
  const tally = newTally();
  const place = { server, contract, neighbour: await furnishNeighbour(server) };
  const skills = names === null ? contract.skills : contract.skills.filter(({ name }) => names.includes(name));
  if (skills.length === 0) throw new Error(`The contract has no skill ${String(names)}.`);
  const half = Math.ceil(skills.length / 2);
  const onSkill = ({ name }: { name: string }): void => say?.(name);
  const findings: Finding[] = [];
  if (names === null) {
    say?.('sockets');
    findings.push(...(await walkRaw(place, { seed, cases: cases * RAW_CASES, tally })));
  }
  findings.push(...(await walkSkills(place, { seed, cases, skills: skills.slice(0, half), tally, onSkill })));
  const warm = server.memory();
  findings.push(...(await walkSkills(place, { seed, cases, skills: skills.slice(half), tally, onSkill })));
  const end = server.alive() ? server.memory() : 0;
  if (end > MOST_GROWTH * warm + ROOM_MB)
    findings.push({ where: 'the process', kind: 'memory', fault: fault('memory grows', { warm, end }), request: '' });
  return { tally, findings, memory: { warm, end } };
}

/** Cases on sockets for each case of a skill. */
const RAW_CASES = 10;
const MOST_GROWTH = 1.5;
const ROOM_MB = 100;
