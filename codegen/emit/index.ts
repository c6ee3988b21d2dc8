import type { Contract } from '../contract.ts';
import { emitAgentCard } from './agent-card.ts';
import { emitCatalog } from './catalog.ts';
import { emitErrors } from './errors.ts';
import { emitEvents } from './events.ts';
import { emitOpenApi } from './openapi/index.ts';
import { emitPython } from './python/index.ts';
import { emitReference } from './reference/index.ts';
import { emitSdkApi } from './sdk/api.ts';
import { emitSdkCatalog } from './sdk/catalog.ts';
import { emitSdkClient } from './sdk/client.ts';
import { emitSdkErrors } from './sdk/errors.ts';
import { emitSdkEvents } from './sdk/events.ts';
import { emitSdkTypes } from './sdk/types.ts';
import { emitSearch } from './search.ts';
import { emitSkills } from './skills.ts';
import { emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

const emitters: readonly ((contract: Contract) => Map<string, string> | Promise<Map<string, string>>)[] = [
  emitTypes,
  emitSkills,
  emitErrors,
  emitEvents,
  emitCatalog,
  emitValidators,
  emitSearch,
  emitAgentCard,
  emitOpenApi,
  emitReference,
  emitSdkTypes,
  emitSdkClient,
  emitSdkErrors,
  emitSdkEvents,
  emitSdkCatalog,
  emitSdkApi,
  emitPython,
];

/** All generated files, keyed by their path from the root of the project. */
export async function emitAll(contract: Contract): Promise<Map<string, string>> {
  const maps = await Promise.all(emitters.map(async (emit) => [...(await emit(contract))]));
  return new Map(maps.flat());
}
