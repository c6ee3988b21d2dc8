import type pg from 'pg';
import { type Content, contentOfTenant } from '../../../test/support/contract/tables.ts';
import { type Fault, fault } from './fault.ts';

export interface TableSnapshots {
  readonly own: Content;
  readonly neighbour: Content;
}

/** Reads a digest of all tables of the caller's tenant and its neighbour. */
export async function snapshotTables(pool: pg.Pool, own: string, neighbour: string): Promise<TableSnapshots> {
  return { own: await contentOfTenant(pool, own), neighbour: await contentOfTenant(pool, neighbour) };
}

/** Names of the tables that changed. */
export function changedTables(before: Content, after: Content): string[] {
  return Object.keys(after).filter((table) => before[table]?.digest !== after[table]?.digest);
}

export function faultsInTables(why: string | null, before: TableSnapshots, after: TableSnapshots): Fault[] {
  const foreign = changedTables(before.neighbour, after.neighbour);
  const own = why === null ? [] : changedTables(before.own, after.own);
  return [
    ...(foreign.length === 0 ? [] : [fault('changed rows of the neighbour', foreign)]),
    ...(own.length === 0 ? [] : [fault(`${why} changed tables`, own)]),
  ];
}
