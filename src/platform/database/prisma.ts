import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';

/** Names Prisma's SQL by its hash, so that each connection prepares a statement once. */
const options = {
  statementNameGenerator: ({ sql }: { sql: string }) => `p_${createHash('sha1').update(sql).digest('base64url')}`,
};

export function poolPrisma(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool, options) });
}

const bound = new WeakMap<pg.PoolClient, PrismaClient>();

/**
 * A Prisma client over one connection, in whatever transaction it is in. Cached per connection: a
 * client takes about 5 MB, and a pool has few connections.
 */
export function bindPrisma(client: pg.PoolClient): PrismaClient {
  const known = bound.get(client);
  if (known !== undefined) return known;
  const prisma = new PrismaClient({ adapter: new PrismaPg(new ConnectionPool(client), options) });
  bound.set(client, prisma);
  return prisma;
}

/**
 * A pool of one borrowed connection. Prisma opens its own transaction for nested writes and
 * `$transaction`; inside our transaction that must be a savepoint, or Prisma's COMMIT would commit
 * the whole call.
 */
class ConnectionPool extends pg.Pool {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    super({ max: 1 });
    this.#client = client;
  }

  override query = ((config: pg.QueryConfig) => this.#client.query(config)) as unknown as pg.Pool['query'];

  override connect = (() => Promise.resolve(nested(this.#client))) as unknown as pg.Pool['connect'];
}

const savepoints: Readonly<Record<string, string>> = {
  BEGIN: 'SAVEPOINT prisma',
  COMMIT: 'RELEASE SAVEPOINT prisma',
  ROLLBACK: 'ROLLBACK TO SAVEPOINT prisma',
};

function nested(client: pg.PoolClient): unknown {
  return {
    query: (config: pg.QueryConfig) => {
      const savepoint = savepoints[config.text];
      return savepoint === undefined
        ? client.query(config)
        : client.query({ ...config, name: undefined, text: savepoint });
    },
    on: () => undefined,
    removeListener: () => undefined,
    release: () => undefined,
  };
}
