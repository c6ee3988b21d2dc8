import { type Check, finding } from './evidence.ts';

const INTERNAL_ERROR = '-32603';

/** An outage is no defect: calls that it hits answer `unavailable`. */
export const checkDefects: Check = async ({ clients }) => {
  const defects = clients.filter(({ code }) => code === INTERNAL_ERROR);
  return finding('inconsistent', 'calls that answered an internal error', [
    ...new Set(defects.map(({ method, key, at }) => `${method} ${key} at ${new Date(at).toISOString()}`)),
  ]);
};
