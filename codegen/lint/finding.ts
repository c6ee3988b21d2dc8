import type { Contract, RawDocument, RawMethod, SkillDefinition } from '../contract.ts';

/** What is wrong with the contract, where (a JSON path from the root of openrpc.json), and what mends it. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly problem: string;
  readonly fix: string;
}

/** One skill as it stands in the file and as the emitters read it. */
export interface Subject {
  readonly path: string;
  readonly method: RawMethod;
  readonly skill: SkillDefinition;
}

export interface Linted {
  readonly document: RawDocument;
  /** The bytes of openrpc.json. */
  readonly text: string;
  /** The contract without its dangling references, so that one mistake does not hide the others. */
  readonly contract: Contract;
  readonly subjects: readonly Subject[];
}

export type Rule = (linted: Linted) => Iterable<Finding>;
