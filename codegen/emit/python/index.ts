import type { Contract } from '../../contract.ts';
import { emitApi } from './api.ts';
import { emitCatalog } from './catalog.ts';
import { emitErrors } from './errors.ts';
import { emitEvents } from './events.ts';
import { GENERATED, GENERATED_PACKAGE } from './names.ts';
import { emitResources } from './resources.ts';
import { emitSkills } from './skills.ts';
import { PythonTypes } from './type-text.ts';
import { declareTypes, emitTypes } from './types.ts';

/** The generated part of the Python SDK, keyed by path. */
export function emitPython(contract: Contract): Map<string, string> {
  const types = new PythonTypes(contract);
  const declared = declareTypes(contract, types);
  const resources = emitResources(contract, types);
  return new Map([
    [`${GENERATED_PACKAGE}/__init__.py`, `${GENERATED}\n`],
    ...resources,
    ...emitTypes(types, declared),
    ...emitSkills(contract),
    ...emitErrors(contract),
    ...emitEvents(contract),
    ...emitCatalog(contract),
    ...emitApi(contract),
  ]);
}
