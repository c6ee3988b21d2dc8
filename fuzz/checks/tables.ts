import type pg from 'pg';
import { type Content, contentOfTenant } from '../../test/contract/support/tables.ts';
import { type Fault, fault } from './fault.ts';

export interface Weighed {
  readonly own: Content;
  readonly neighbour: Content;
}

/** What the caller's tenant and its neighbour hold. */
export async function weigh(pool: pg.Pool, own: string, neighbour: string): Promise<Weighed> {
  return { own: await contentOfTenant(pool, own), neighbour: await contentOfTenant(pool, neighbour) };
}

/** Which tables are not as they were. */
export function changedTables(before: Content, after: Content): string[] {
  return Object.keys(after).filter((table) => before[table]?.digest !== after[table]?.digest);
}

export function faultsInTables(why: string | null, before: Weighed, after: Weighed): Fault[] {
  const foreign = changedTables(before.neighbour, after.neighbour);
  const own = why === null ? [] : changedTables(before.own, after.own);
  return [
    ...(foreign.length === 0 ? [] : [fault('changed what is the neighbour’s', foreign)]),
    ...(own.length === 0 ? [] : [fault(`${why} changed something`, own)]),
  ];
}
