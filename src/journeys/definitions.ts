import { type Definition, type Graph, graphOf } from '../domain/journeys/graph.ts';
import type { Sql } from '../platform/database/sql.ts';

/** A published version with its graph. */
export interface Published extends Definition {
  readonly graph: Graph;
}

const MAX_KNOWN = 500;
/** Versions never change, so a process reads each once. */
const known = new Map<string, Published>();

/** The version's definition; null if the journey was never published in this version. */
export async function findPublished(
  sql: Sql,
  tenantId: string,
  journeyId: string,
  version: number,
): Promise<Published | null> {
  const key = `${tenantId} ${journeyId} ${version}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const where = { journey_id: journeyId, version };
  const row = await sql.tenant(tenantId).journey_versions.findFirst({ where, select: { definition: true } });
  if (row === null) return null;
  const definition = row.definition as Definition;
  const published = { ...definition, graph: graphOf(definition) };
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, published);
  return published;
}

/** Of an enrollment, whose version always exists. */
export async function requirePublished(
  sql: Sql,
  tenantId: string,
  journeyId: string,
  version: number,
): Promise<Published> {
  const published = await findPublished(sql, tenantId, journeyId, version);
  if (published === null) throw new Error(`Journey ${journeyId} has no version ${version}.`);
  return published;
}
