import { Prisma } from '../../generated/prisma/client.ts';

/**
 * A value of a JSON column, as Prisma's types require it. Values of the contract's types are JSON
 * already.
 */
export function toJson(value: object): Prisma.InputJsonValue {
  return value as Prisma.InputJsonValue;
}

/** The same for a nullable column; Prisma distinguishes SQL NULL from the JSON value `null`. */
export function toNullableJson(value: object | null): Prisma.InputJsonValue | typeof Prisma.DbNull {
  return value === null ? Prisma.DbNull : toJson(value);
}
