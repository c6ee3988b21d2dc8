/**
 * The values that a reader copies from the answers. A guide writes `cmp_…` for the last ID with
 * this prefix, `"preflight_token": "…"` for the last value of the field with this name, and
 * `?token=…` for the last one in the query of a URL.
 */
export interface Placeholders {
  collect(answer: unknown): void;
  fill(text: string): string;
}

const SECRET_OR_ID = /^([a-z]+(?:_[a-z]+)*)_[0-9A-Za-z+/=]{20,}$/;

export function createPlaceholders(): Placeholders {
  const byPrefix = new Map<string, string>();
  const byField = new Map<string, string>();
  const known = (values: Map<string, string>, name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no earlier answer contains a value for ${name}`);
    return value;
  };
  const collect = (value: unknown, field = ''): void => {
    if (typeof value === 'string') {
      const [, prefix] = SECRET_OR_ID.exec(value) ?? [];
      if (prefix !== undefined) byPrefix.set(prefix, value);
      byField.set(field, value);
      if (/^https?:/.test(value)) for (const [name, part] of new URL(value).searchParams) byField.set(name, part);
    } else if (Array.isArray(value)) for (const item of value) collect(item, field);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) collect(item, name);
  };
  return {
    collect,
    fill: (text) =>
      text
        .replaceAll(
          /"(\w+)":( ?)"…"/g,
          (_, name: string, space: string) => `"${name}":${space}"${known(byField, name)}"`,
        )
        .replaceAll(/\?(\w+)=…/g, (_, name: string) => `?${name}=${known(byField, name)}`)
        .replaceAll(/\b([a-z]+(?:_[a-z]+)*)_…/g, (_, prefix: string) => known(byPrefix, prefix)),
  };
}
