import type { Contract, RawDocument, RawMethod, SkillDefinition } from '../contract.ts';

/** A problem in the contract, its JSON path from the root of openrpc.json, and how to fix it. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly problem: string;
  readonly fix: string;
}

/** One skill, both as a method of the file and in the form of the emitters. */
export interface Subject {
  readonly path: string;
  readonly method: RawMethod;
  readonly skill: SkillDefinition;
}

export interface Linted {
  readonly document: RawDocument;
  /** The content of openrpc.json. */
  readonly text: string;
  /** The contract without dangling references, so that one mistake does not hide other findings. */
  readonly contract: Contract;
  readonly subjects: readonly Subject[];
}

export type Rule = (linted: Linted) => Iterable<Finding>;
