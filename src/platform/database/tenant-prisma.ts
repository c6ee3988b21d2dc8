import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { toDatabaseError } from './prisma-error.ts';

/**
 * Rows that belong to no single tenant: look-ups by a global key, and what carriers keep on their
 * side.
 */
const SHARED_MODELS = [
  'api_key_lookup',
  'phone_number_lookup',
  'carrier_message_lookup',
  'simulator_submissions',
  'simulator_registrations',
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

/** The last scoped client of each connection: a new one takes a fifth of the time of a query. */
const scopes = new WeakMap<PrismaClient, { readonly tenantId: string; readonly client: TenantPrisma }>();

/**
 * A client that reads and changes rows of one tenant only, so that no query can forget `tenant_id`:
 * every condition gets it, and every new row must carry it. Throws when a condition or a row names
 * another tenant.
 */
export function scopeToTenant(prisma: PrismaClient, tenantId: string): TenantPrisma {
  const last = scopes.get(prisma);
  if (last?.tenantId === tenantId) return last.client;
  const client = createScope(prisma, tenantId);
  scopes.set(prisma, { tenantId, client });
  return client;
}

function createScope(prisma: PrismaClient, tenantId: string): TenantPrisma {
  return prisma.$extends({
    query: {
      $allModels: {
        $allOperations: async ({ model, operation, args, query }) => {
          if (SHARED_MODELS.some((shared) => shared === model)) throw new Error(`${model} has no rows of a tenant.`);
          // Spreading the union of the arguments of all models is too complex for the compiler.
          const given: Args = args;
          const { where, data, create, update } = given;
          for (const row of [create, ...(CREATES.includes(operation) ? [data].flat() : [])])
            if (row !== undefined) requireTenant(model, tenantOf(row), tenantId);
          for (const change of [update, ...(CREATES.includes(operation) ? [] : [data])])
            if (tenantOf(change) !== undefined) throw new Error(`${model}: a row never moves to another tenant.`);
          if (where?.tenant_id !== undefined) requireTenant(model, where.tenant_id, tenantId);
          const scoped = CREATES.includes(operation) ? given : { ...given, where: { ...where, tenant_id: tenantId } };
          return query(scoped as typeof args).catch((error: unknown) => {
            throw toDatabaseError(error);
          });
        },
      },
    },
  }) as unknown as TenantPrisma;
}

function tenantOf(row: unknown): unknown {
  return (row as { readonly tenant_id?: unknown } | undefined)?.tenant_id;
}

function requireTenant(model: string, found: unknown, tenantId: string): void {
  if (found !== tenantId) throw new Error(`${model}: a query of one tenant names another, or none.`);
}
