import { loadContractDocument } from '../../../src/contract-document.ts';
import { nameKey } from '../../../src/domain/name-key.ts';
import type { GoalWorld } from '../../../src/domain/plans/goal/world.ts';
import { contractWorld } from '../../../src/plans/contract-world.ts';

const document = loadContractDocument();

/** An account with one object of each of these names, without a database. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  tag: ['VIP', 'A', 'Gold', 'Summer', 'R1'],
  list: ['B', 'Newsletter', 'Summer'],
  segment: ['Lapsed', 'Big spenders'],
  template: ['Welcome', 'Reminder'],
  campaign: ['Spring sale', 'Black Friday'],
  contact: ['Ann Lee', 'Bob Ray', "Sean O'Brien"],
};

export const goalWorld: GoalWorld = contractWorld(
  (kind, name) =>
    NAMES[kind]?.some((known) => nameKey(known) === nameKey(name)) === true ? [`${kind}:${nameKey(name)}`] : [],
  document.schemaOf,
);

/** 19:30 on a Wednesday in London. */
export const goalClock = { now: new Date('2029-06-13T18:30:00Z'), zone: 'Europe/London' };
