import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import type { PrismaCall, PrismaRun } from './prisma.ts';
import { toDatabaseError } from './prisma-error.ts';
import { isWrite } from './writes.ts';

/**
 * Rows that belong to no single tenant: look-ups by a global key, what carriers keep on their side,
 * and what processes tell each other.
 */
const SHARED_MODELS = [
  'api_key_lookup',
  'phone_number_lookup',
  'carrier_message_lookup',
  'link_domain_lookup',
  'opt_in_number_claims',
  'simulator_submissions',
  'simulator_registrations',
  'work_changes',
] as const;

type TenantModel = Exclude<Prisma.ModelName, (typeof SHARED_MODELS)[number]>;

/**
 * The models of one tenant's rows. Transactions and raw SQL are not part of it: those go through
 * `Sql`.
 */
export type TenantPrisma = Pick<PrismaClient, TenantModel>;

interface Args {
  readonly where?: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly create?: unknown;
  readonly update?: unknown;
}

const CREATES = ['create', 'createMany', 'createManyAndReturn'];

/** Called with the table that an operation has written. */
type OnWrite = (table: string) => void;

/**
 * A client that reads and changes rows of one tenant only, so that no query can forget `tenant_id`:
 * every condition gets it, and every new row must carry it. A condition or a row that names another
 * tenant throws; a unique key of another tenant matches nothing.
 */
export function scopeToTenant(run: PrismaRun, tenantId: string, onWrite: OnWrite): TenantPrisma {
  const modelOf = (model: string): unknown =>
    new Proxy(
      {},
      {
        get: (_target, operation) => (args?: Args) =>
          runScoped({ model, operation: String(operation), args: args ?? {} }, { run, tenantId, onWrite }),
      },
    );
  return new Proxy({}, { get: (_target, model) => modelOf(String(model)) }) as TenantPrisma;
}

interface Scope {
  readonly run: PrismaRun;
  readonly tenantId: string;
  readonly onWrite: OnWrite;
}

async function runScoped(
  { model, operation, args }: PrismaCall & { readonly args: Args },
  { run, tenantId, onWrite }: Scope,
): Promise<unknown> {
  if (SHARED_MODELS.some((shared) => shared === model)) throw new Error(`${model} has no rows of a tenant.`);
  const { where, data, create, update } = args;
  const creates = CREATES.includes(operation);
  for (const row of [create, ...(creates ? [data].flat() : [])])
    if (row !== undefined) requireTenant(model, tenantOf(row), tenantId);
  for (const change of [update, ...(creates ? [] : [data])])
    if (tenantOf(change) !== undefined) throw new Error(`${model}: a row never moves to another tenant.`);
  if (where?.tenant_id !== undefined) requireTenant(model, where.tenant_id, tenantId);
  const scoped = creates ? args : { ...args, where: { ...where, tenant_id: tenantId } };
  const result = await run({ model, operation, args: scoped }).catch((error: unknown) => {
    throw toDatabaseError(error, `${model}.${operation}`);
  });
  if (isWrite(operation)) onWrite(model);
  return result;
}

function tenantOf(row: unknown): unknown {
  return (row as { readonly tenant_id?: unknown } | undefined)?.tenant_id;
}

function requireTenant(model: string, found: unknown, tenantId: string): void {
  if (found !== tenantId) throw new Error(`${model}: a query of one tenant names another, or none.`);
}
