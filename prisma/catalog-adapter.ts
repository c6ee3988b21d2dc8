import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** OIDs of "char", the one-byte type of the PostgreSQL catalogs, and of its array type. */
const ONE_BYTE = 18;
const ONE_BYTE_ARRAY = 1002;

/**
 * Prisma's adapter, extended to read the PostgreSQL catalogs. The adapter rejects "char" columns
 * but accepts arrays of them, so it gets them as arrays, and the engine gets single characters.
 */
export function catalogAdapter(connectionString: string): PrismaPg {
  const factory = new PrismaPg(new CatalogPool({ connectionString }));
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const connection = await connect();
    const query = connection.queryRaw.bind(connection);
    connection.queryRaw = async (sql) => {
      const result = await query(sql);
      const { Character, CharacterArray } = ColumnTypeEnum;
      return { ...result, columnTypes: result.columnTypes.map((type) => (type === CharacterArray ? Character : type)) };
    };
    return connection;
  };
  return factory;
}

class CatalogPool extends pg.Pool {
  override query = (async (config: pg.QueryArrayConfig) => {
    const client = await this.connect();
    try {
      const result = await client.query(config);
      for (const [index, field] of result.fields.entries()) {
        if (field.dataTypeID !== ONE_BYTE) continue;
        field.dataTypeID = ONE_BYTE_ARRAY;
        // Empty means a zero byte, which the engine expects and the text protocol cannot represent.
        for (const row of result.rows) if (row[index] === '') row[index] = '\0';
      }
      return result;
    } finally {
      client.release();
    }
  }) as unknown as pg.Pool['query'];
}
