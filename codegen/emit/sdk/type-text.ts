import type { Contract, JsonSchema } from '../../contract.ts';
import { isRecord, walk } from '../../lint/walk.ts';
import { referencedComponents } from '../reference/schema-words.ts';

/** Whether a type describes the input of a call or the output of the service. */
export type Side = 'input' | 'output';

const COMPONENT = '#/components/schemas/';

/**
 * Prints TypeScript types for schemas. An enumeration in an output is open
 * (`'a' | 'b' | (string & {})`), because a newer service can return values that this client does
 * not know. An enumeration in an input is closed.
 */
export class TypePrinter {
  readonly #contract: Contract;
  readonly #differences = new Map<string, boolean>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** The type name of a component on one side. A component with different sides has two types. */
  componentName(component: string, side: Side): string {
    return side === 'input' && this.#differs(component) ? `${component}Input` : component;
  }

  print(schema: JsonSchema, side: Side, indent = ''): string {
    if (typeof schema.$ref === 'string') return this.componentName(schema.$ref.replace(COMPONENT, ''), side);
    if ('const' in schema) return literal(schema.const);
    if (Array.isArray(schema.enum)) return openEnum(schema.enum, side);
    for (const [word, glue] of [
      ['allOf', ' & '],
      ['anyOf', ' | '],
      ['oneOf', ' | '],
    ] as const) {
      const branches = schema[word];
      if (Array.isArray(branches)) {
        const parts = branches.map((branch) => wrapped(this.print(branch, side, indent)));
        return [...new Set(parts)].join(glue);
      }
    }
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    return types.map((type) => this.#printType(String(type), schema, side, indent)).join(' | ');
  }

  /** The members of an object type with their comments, one per line. */
  members(schema: JsonSchema, side: Side, indent: string): string[] {
    const properties = isRecord(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required) ? schema.required : [];
    return Object.entries(properties).flatMap(([name, value]) => {
      const property = isRecord(value) ? value : {};
      const mark = required.includes(name) ? '' : '?';
      return [
        ...comment(property.description, indent),
        `${indent}${key(name)}${mark}: ${this.print(property, side, indent)};`,
      ];
    });
  }

  #printType(type: string, schema: JsonSchema, side: Side, indent: string): string {
    switch (type) {
      case 'integer':
        return 'number';
      case 'array':
        return isRecord(schema.items) ? `${wrapped(this.print(schema.items, side, indent))}[]` : 'unknown[]';
      case 'object':
        return this.#printObject(schema, side, indent);
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
        return type;
      default:
        return 'unknown';
    }
  }

  #printObject(schema: JsonSchema, side: Side, indent: string): string {
    const rest = schema.additionalProperties;
    if (!isRecord(schema.properties)) {
      return `{ [key: string]: ${isRecord(rest) ? this.print(rest, side, indent) : 'unknown'} }`;
    }
    const open = rest === true ? [`${indent}  [key: string]: unknown;`] : [];
    return ['{', ...this.members(schema, side, `${indent}  `), ...open, `${indent}}`].join('\n');
  }

  /** Whether a component contains an enumeration of strings, so that its two sides differ. */
  #differs(component: string): boolean {
    const known = this.#differences.get(component);
    if (known !== undefined) return known;
    const { schemas } = this.#contract;
    const names = [component, ...referencedComponents(this.#contract, [schemas[component]])];
    const found = names.some((name) => hasStringEnum(schemas[name]));
    this.#differences.set(component, found);
    return found;
  }
}

function hasStringEnum(schema: unknown): boolean {
  return [...walk(schema)].some(
    ({ value }) => isRecord(value) && Array.isArray(value.enum) && value.enum.some((item) => typeof item === 'string'),
  );
}

export function comment(text: unknown, indent: string): string[] {
  return typeof text === 'string' && text !== '' ? [`${indent}/** ${text.replaceAll('*/', '*\\/')} */`] : [];
}

/** A comment of several paragraphs and lists; a single one stays on its line. */
export function commentBlock(lines: readonly string[], indent: string): string[] {
  const text = lines.map((line) => line.replaceAll('*/', '*\\/'));
  return [`${indent}/**`, ...text.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}`), `${indent} */`];
}

export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function openEnum(values: readonly unknown[], side: Side): string {
  const open = side === 'output' && values.some((value) => typeof value === 'string') ? ['(string & {})'] : [];
  return [...values.map(literal), ...open].join(' | ');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

function wrapped(text: string): string {
  return /[|&]/.test(text) ? `(${text})` : text;
}
