import type { Contract, JsonSchema, Param } from '../../contract.ts';
import { prose, type Text } from '../../emit/reference/blocks.ts';
import { bounds, descriptionOf, typeWords } from '../../emit/reference/schema-words.ts';
import { isRecord } from '../../lint/walk.ts';
import type { Links } from './addresses.ts';
import { printText } from './blocks.ts';
import { html, type Markup, nothing } from './markup.ts';

const COMPONENT = '#/components/schemas/';
/** Deeper components are linked instead, so that no page repeats half of the contract. */
const MAX_DEPTH = 2;
/** Objects without a name of their own have no page to link to. */
const MAX_UNNAMED_DEPTH = 4;
/** A longer enumeration is folded up. */
const MAX_VALUES = 6;

export interface TypePlace {
  readonly contract: Contract;
  readonly links: Links;
  /** The page whose types the links lead to. */
  readonly page: string;
}

interface Place extends TypePlace {
  /** The components around this field; a component that contains itself is not unfolded again. */
  readonly inside: readonly string[];
  /** How many folds are around this field. */
  readonly depth: number;
  /** Whether components are unfolded, or only objects without a name of their own. */
  readonly unfoldsComponents: boolean;
}

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description: Text;
  readonly note: Markup;
}

const REQUIRED = html`<span class="required">required</span>`;
const OPTIONAL = html`<span class="optional">not always present</span>`;

/** The params of a skill, each with the fields of the objects in it. */
export function printParams(params: readonly Param[], place: TypePlace): Markup {
  return printFields(
    params.map(({ name, schema, summary, required }) => ({
      name,
      schema,
      description: prose(summary),
      note: required ? REQUIRED : nothing,
    })),
    { ...place, inside: [], depth: 0, unfoldsComponents: true },
    'param-',
  );
}

/** The fields of a result, each with the fields of the objects in it. */
export function printResult(schema: JsonSchema, place: TypePlace): Markup {
  const { contract, page, links } = place;
  const component = componentOf(schema);
  const unfolded = { ...place, depth: 0, unfoldsComponents: true };
  if (component !== null)
    return html`<p>${printText(typeWords(schema, page), links)}</p>${printFields(fieldsIn(contract, contract.schemas[component] ?? {}), { ...unfolded, inside: [component] })}`;
  return printFields(fieldsIn(contract, schema), { ...unfolded, inside: [] });
}

/** A component, whose fields link to the other components. */
export function printType(name: string, place: TypePlace): Markup {
  const { contract, page, links } = place;
  const schema = contract.schemas[name] ?? {};
  const about =
    typeof schema.description === 'string' ? html`<p>${printText(prose(schema.description), links)}</p>` : nothing;
  const fields = fieldsIn(contract, schema);
  if (fields.length > 0)
    return html`${about}${printFields(fields, { ...place, inside: [name], depth: 0, unfoldsComponents: false })}`;
  return html`${about}<p>${printText(typeWords(schema, page), links)}. ${printText(bounds(schema), links)}</p>`;
}

function printFields(fields: readonly Field[], place: Place, idPrefix?: string): Markup {
  if (fields.length === 0) return html`<p>None.</p>`;
  return html`<dl class="fields">${fields.map((field) => printField(field, place, idPrefix))}</dl>`;
}

function printField({ name, schema, description, note }: Field, place: Place, idPrefix?: string): Markup {
  const limits = bounds(schema);
  const id = idPrefix === undefined ? nothing : html` id="${idPrefix + name}"`;
  const about = description.length === 0 ? null : html`<span>${printText(description, place.links)}</span> `;
  const bounded = limits.length === 0 ? null : html`<span class="bounds">${printText(limits, place.links)}</span>`;
  return html`<div${id}><dt><code class="name">${name}</code> ${printTypeOf(schema, place)} ${note}</dt>
<dd>${about}${bounded}${printValues(schema)}${printInner(schema, place)}</dd></div>
`;
}

function printTypeOf(schema: JsonSchema, { page, links }: Place): Markup {
  const shown = longEnumeration(schema) === null ? schema : { ...schema, enum: undefined };
  // A value of an enumeration is not a mention of the error or skill with the same name.
  return html`<span class="type">${printText(typeWords(shown, page), { ...links, named: () => null })}</span>`;
}

/** The values of a long enumeration, folded up. */
function printValues(schema: JsonSchema): Markup | null {
  const values = longEnumeration(schema);
  if (values === null) return null;
  return html`<details class="inner"><summary>One of ${values.length} values</summary><p class="values">${values.map((value) => html`<code>${value}</code> `)}</p></details>`;
}

function longEnumeration(schema: JsonSchema): readonly string[] | null {
  return Array.isArray(schema.enum) && schema.enum.length > MAX_VALUES ? schema.enum.map(String) : null;
}

/** The fields of the objects that a value can hold, folded up. */
function printInner(schema: JsonSchema, place: Place): readonly Markup[] {
  const unfolds = (component: string | null): boolean => {
    if (component === null) return place.depth < MAX_UNNAMED_DEPTH;
    return place.unfoldsComponents && place.depth < MAX_DEPTH && !place.inside.includes(component);
  };
  return objectsIn(schema, place.contract)
    .filter(({ component }) => unfolds(component))
    .map(({ component, schema: object }) => {
      const title = component === null ? 'Fields' : html`Fields of <code>${component}</code>`;
      const inside = component === null ? place.inside : [...place.inside, component];
      const inner = { ...place, inside, depth: place.depth + 1 };
      return html`<details class="inner"><summary>${title}</summary>${printFields(fieldsIn(place.contract, object), inner)}</details>`;
    });
}

interface ObjectType {
  readonly component: string | null;
  readonly schema: JsonSchema;
}

function objectsIn(schema: JsonSchema, contract: Contract): readonly ObjectType[] {
  const component = componentOf(schema);
  if (component !== null) {
    const target = contract.schemas[component] ?? {};
    if (isRecord(target.properties)) return [{ component, schema: target }];
    return objectsIn(target, contract);
  }
  if (isRecord(schema.properties)) return [{ component: null, schema }];
  const branches = [schema.items, schema.anyOf, schema.oneOf, schema.allOf].flat().filter(isRecord);
  return branches.flatMap((branch) => objectsIn(branch, contract));
}

function fieldsIn(contract: Contract, schema: JsonSchema): readonly Field[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([name, value]) => {
    const field = isRecord(value) ? value : {};
    return {
      name,
      schema: field,
      description: prose(descriptionOf(contract, field)),
      note: required.includes(name) ? nothing : OPTIONAL,
    };
  });
}

function componentOf(schema: JsonSchema): string | null {
  return typeof schema.$ref === 'string' ? schema.$ref.replace(COMPONENT, '') : null;
}
