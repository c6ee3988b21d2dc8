export interface Visit {
  /** A JSON path, `$.methods[0].params[1]`. */
  readonly path: string;
  readonly value: unknown;
}

/** Every value in a document, starting with the document itself. */
export function* walk(value: unknown, path = '$'): Iterable<Visit> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, `${path}[${index}]`);
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) yield* walk(item, stepInto(path, key));
  }
}

export function stepInto(path: string, key: string): string {
  return /^[A-Za-z_$][\w$-]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
