import { Prisma } from '../../generated/prisma/client.ts';

/** A nullable JSON column: Prisma distinguishes SQL NULL from the JSON value `null`. */
export function toNullableJson<Value extends object>(value: Value | null): Value | typeof Prisma.DbNull {
  return value ?? Prisma.DbNull;
}
