import type { ContractDocument } from '../../contract-document.ts';

export interface Example {
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result?: { readonly value: unknown };
}

type Params = Readonly<Record<string, unknown>>;

const indexes = new WeakMap<object, ReadonlyMap<string, readonly Example[]>>();

/** The examples of the contract that succeed, in its order. */
export function succeedingExamples(name: string, { document }: ContractDocument): readonly Example[] {
  const known = indexes.get(document);
  const index = known ?? indexOf(document);
  if (known === undefined) indexes.set(document, index);
  return index.get(name) ?? [];
}

function indexOf(document: ContractDocument['document']): ReadonlyMap<string, readonly Example[]> {
  const methods = document.methods as readonly { readonly name: string; readonly examples?: readonly Example[] }[];
  return new Map(
    methods.map(({ name, examples = [] }) => [name, examples.filter(({ result }) => result !== undefined)]),
  );
}

export const paramsOf = ({ params }: Example): Params =>
  Object.fromEntries(params.map(({ name, value }) => [name, value]));

/** The shortest call that succeeds, without what every call may have; null if there is none. */
export function shortestCall(name: string, contract: ContractDocument): Params | null {
  const { required = [] } = contract.schemaOf(name).input as { required?: readonly string[] };
  const [shortest] = succeedingExamples(name, contract)
    .map((example) => {
      const { idempotency_key: key, dry_run: _dryRun, ...params } = paramsOf(example);
      return required.includes('idempotency_key') ? { ...params, idempotency_key: key } : params;
    })
    .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  return shortest ?? null;
}
