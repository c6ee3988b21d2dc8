import { type Definition, type Graph, graphOf } from '../domain/journeys/graph.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** A published version with its graph. */
export interface Published extends Definition {
  readonly graph: Graph;
}

const findVersion = statement<[tenantId: string, journeyId: string, version: number], { definition: Definition }>(
  'journeys.find_version',
  'SELECT definition FROM journey_versions WHERE tenant_id = $1 AND journey_id = $2 AND version = $3',
);

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
  const row = await sql.row(findVersion, tenantId, journeyId, version);
  if (row === null) return null;
  const published = { ...row.definition, graph: graphOf(row.definition) };
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
