import { type Contract, type JsonSchema, pascalCase } from '../../contract.ts';
import { isRecord, walk } from '../../lint/walk.ts';
import { referencedComponents } from '../reference/schema-words.ts';
import type { Side } from '../sdk/type-text.ts';
import { literal } from './literal.ts';
import { isFieldName } from './names.ts';
import { annotated, docstring } from './text.ts';

const COMPONENT = '#/components/schemas/';

/**
 * Prints Python annotations for schemas. Python has no anonymous object types, so each object gets
 * a TypedDict, which is collected in `classes`. Output types are what JSON parses to, with open
 * enumerations, because a newer service can return values that this client does not know. Input
 * types take any sequence or mapping, a `datetime` for a time, and the listed values only.
 */
export class PythonTypes {
  /** The lines of each TypedDict, in the order in which they were printed. */
  readonly classes: string[][] = [];
  /** The type of each field that was declared: `TagsListResult.items` -> `List[Tag]`. */
  readonly fields = new Map<string, string>();
  readonly #contract: Contract;
  readonly #names: Set<string>;
  readonly #differences = new Map<string, boolean>();

  constructor(contract: Contract) {
    this.#contract = contract;
    this.#names = new Set(Object.keys(contract.schemas));
  }

  /** The name of a component on one side. A component with different sides has two types. */
  componentName(component: string, side: Side): string {
    return side === 'input' && this.differs(component) ? `${component}Input` : component;
  }

  /** Keeps a name for a type that is declared later. */
  reserve(name: string): void {
    this.#names.add(name);
  }

  /** Whether a word is the name of a type. */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** The annotation of a value. `name` is the class of an object that is written out here. */
  print(schema: JsonSchema, side: Side, name: string): string {
    return [...new Set(this.#members(schema, side, name))].join(' | ');
  }

  /** Adds the TypedDict of an object to `classes` and returns its name. */
  declare(schema: JsonSchema, side: Side, name: string): string {
    const properties = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
    const required = Array.isArray(schema.required) ? schema.required : [];
    const fields = properties.map(([key, value]) => {
      const property = isRecord(value) ? value : {};
      const type = this.print(property, side, name + pascalCase(key));
      this.fields.set(`${name}.${key}`, type);
      return { key, type: required.includes(key) ? type : `NotRequired[${type}]`, text: property.description };
    });
    // A key that is not a name cannot be a field of a class, only a key of this form of TypedDict.
    const others = fields.filter(({ key }) => !isFieldName(key));
    const base = others.length > 0 ? this.#unique(`_${name}Keys`) : 'TypedDict';
    if (others.length > 0) {
      const rows = others.map(({ key, type }) => `    ${JSON.stringify(key)}: ${JSON.stringify(type)},`);
      this.classes.push([`${base} = TypedDict("${base}", {`, ...rows, '})', '']);
    }
    const also = others.map(
      ({ key, text }) => `It also has the key \`${key}\`${typeof text === 'string' ? `: ${text}` : '.'}`,
    );
    const head = [schema.description, ...also].filter((text) => typeof text === 'string' && text !== '').join(' ');
    const members = fields
      .filter(({ key }) => isFieldName(key))
      .flatMap(({ key, type, text }) => [...annotated(`${key}: ${type}`, '    '), ...docstring(text, '    ')]);
    const doc = docstring(head, '    ');
    const body = [...doc, ...(doc.length > 0 && members.length > 0 ? [''] : []), ...members];
    this.classes.push([`class ${name}(${base}):`, ...(body.length > 0 ? body : ['    pass']), '']);
    return name;
  }

  /** Whether the two sides of a component are different types. */
  differs(component: string): boolean {
    const known = this.#differences.get(component);
    if (known !== undefined) return known;
    const { schemas } = this.#contract;
    const names = [component, ...referencedComponents(this.#contract, [schemas[component]])];
    const found = names.some((name) =>
      [...walk(schemas[name])].some(({ value }) => isRecord(value) && hasTwoSides(value)),
    );
    this.#differences.set(component, found);
    return found;
  }

  /** The members of a union; one for any other type. */
  #members(schema: JsonSchema, side: Side, name: string): readonly string[] {
    if (typeof schema.$ref === 'string') return [this.componentName(schema.$ref.replace(COMPONENT, ''), side)];
    if ('const' in schema) return [literalType([schema.const])];
    if (Array.isArray(schema.enum)) {
      const open = side === 'output' && schema.enum.some((value) => typeof value === 'string');
      return [literalType(schema.enum), ...(open ? ['str'] : [])];
    }
    if (Array.isArray(schema.allOf)) return this.#merged(schema.allOf.filter(isRecord), side, name);
    const branches = schema.anyOf ?? schema.oneOf;
    if (Array.isArray(branches)) return branches.filter(isRecord).flatMap((each) => this.#members(each, side, name));
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    return types.flatMap((type) => this.#simple(String(type), schema, side, name));
  }

  /** Python has no intersections: objects are merged, and of other schemas the first one counts. */
  #merged(branches: readonly JsonSchema[], side: Side, name: string): readonly string[] {
    const [first = {}, ...others] = branches;
    if (others.length === 0) return this.#members(first, side, name);
    const merged = branches.map((branch) => this.#resolve(branch)).filter(({ properties }) => isRecord(properties));
    if (merged.length < branches.length) return this.#members(first, side, name);
    const properties = Object.assign({}, ...merged.map((branch) => branch.properties)) as JsonSchema;
    const required = merged.flatMap((branch) => (Array.isArray(branch.required) ? branch.required : []));
    return this.#members({ type: 'object', properties, required }, side, name);
  }

  #resolve(schema: JsonSchema): JsonSchema {
    if (typeof schema.$ref !== 'string') return schema;
    return this.#resolve(this.#contract.schemas[schema.$ref.replace(COMPONENT, '')] ?? {});
  }

  #simple(type: string, schema: JsonSchema, side: Side, name: string): readonly string[] {
    switch (type) {
      case 'string':
        return side === 'input' && schema.format === 'date-time' ? ['str', 'datetime'] : ['str'];
      case 'integer':
        return ['int'];
      case 'number':
        return ['float'];
      case 'boolean':
        return ['bool'];
      case 'null':
        return ['None'];
      case 'array': {
        const item = isRecord(schema.items) ? this.print(schema.items, side, `${name}Item`) : 'object';
        if (side === 'output') return [`List[${item}]`];
        return [item === 'str' ? 'SequenceNotStr[str]' : `Sequence[${item}]`];
      }
      case 'object':
        return [this.#object(schema, side, name)];
      default:
        return ['object'];
    }
  }

  #object(schema: JsonSchema, side: Side, name: string): string {
    const rest = schema.additionalProperties;
    if (isRecord(schema.properties) && rest !== true) return this.declare(schema, side, this.#unique(name));
    const value = isRecord(rest) && !isRecord(schema.properties) ? this.print(rest, side, `${name}Value`) : 'object';
    return side === 'output' ? `Dict[str, ${value}]` : `Mapping[str, ${value}]`;
  }

  #unique(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#names.has(name); count += 1) name = `${wanted}${count}`;
    this.#names.add(name);
    return name;
  }
}

function hasTwoSides(schema: JsonSchema): boolean {
  const { type } = schema;
  if (Array.isArray(schema.enum)) return schema.enum.some((item) => typeof item === 'string');
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('array')) return true;
  if (types.includes('object')) return !isRecord(schema.properties) || schema.additionalProperties === true;
  return types.includes('string') && schema.format === 'date-time';
}

function literalType(values: readonly unknown[]): string {
  return `Literal[${values.map((value) => literal(value)).join(', ')}]`;
}
