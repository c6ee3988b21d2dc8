import type { Contract, JsonSchema, Param } from '../../contract.ts';
import { prose, type Text } from '../../emit/reference/blocks.ts';
import { bounds, descriptionOf, typeWords } from '../../emit/reference/schema-words.ts';
import { isRecord } from '../../lint/walk.ts';
import type { Links } from './addresses.ts';
import { printText } from './blocks.ts';
import { html, type Markup, nothing } from './markup.ts';

const COMPONENT = '#/components/schemas/';
/** Deeper objects are linked instead of unfolded, so that no page repeats half of the contract. */
const MAX_DEPTH = 3;

export interface TypePlace {
  readonly contract: Contract;
  readonly links: Links;
  /** The page whose types the links lead to. */
  readonly page: string;
}

interface Place extends TypePlace {
  /** The components around this field; a component that contains itself is not unfolded again. */
  readonly inside: readonly string[];
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
    { ...place, inside: [], unfoldsComponents: true },
    'param-',
  );
}

/** The fields of a result, each with the fields of the objects in it. */
export function printResult(schema: JsonSchema, place: TypePlace): Markup {
  const { contract, page, links } = place;
  const component = componentOf(schema);
  if (component !== null)
    return html`<p>${printText(typeWords(schema, page), links)}</p>${printFields(fieldsIn(contract, contract.schemas[component] ?? {}), { ...place, inside: [component], unfoldsComponents: true })}`;
  return printFields(fieldsIn(contract, schema), { ...place, inside: [], unfoldsComponents: true });
}

/** A component, whose fields link to the other components. */
export function printType(name: string, place: TypePlace): Markup {
  const { contract, page, links } = place;
  const schema = contract.schemas[name] ?? {};
  const about =
    typeof schema.description === 'string' ? html`<p>${printText(prose(schema.description), links)}</p>` : nothing;
  const fields = fieldsIn(contract, schema);
  if (fields.length > 0)
    return html`${about}${printFields(fields, { ...place, inside: [name], unfoldsComponents: false })}`;
  return html`${about}<p>${printText(typeWords(schema, page), links)}. ${printText(bounds(schema), links)}</p>`;
}

function printFields(fields: readonly Field[], place: Place, idPrefix?: string): Markup {
  if (fields.length === 0) return html`<p>None.</p>`;
  return html`<dl class="fields">${fields.map((field) => printField(field, place, idPrefix))}</dl>`;
}

function printField({ name, schema, description, note }: Field, place: Place, idPrefix?: string): Markup {
  // A value of an enumeration is not a mention of the error or skill with the same name.
  const type = printText(typeWords(schema, place.page), { ...place.links, named: () => null });
  const limits = bounds(schema);
  const id = idPrefix === undefined ? nothing : html` id="${idPrefix + name}"`;
  return html`<div${id}><dt><code class="name">${name}</code> <span class="type">${type}</span> ${note}</dt>
<dd>${description.length === 0 ? null : html`<p>${printText(description, place.links)}</p>`}${limits.length === 0 ? null : html`<p class="bounds">${printText(limits, place.links)}</p>`}${printInner(schema, place)}</dd></div>
`;
}

/** The fields of the objects that a value can hold, folded up. */
function printInner(schema: JsonSchema, place: Place): readonly Markup[] {
  if (place.inside.length >= MAX_DEPTH) return [];
  return objectsIn(schema, place.contract)
    .filter(({ component }) => component === null || (place.unfoldsComponents && !place.inside.includes(component)))
    .map(({ component, schema: object }) => {
      const title = component === null ? 'Show the fields' : html`Show the fields of <code>${component}</code>`;
      const inner = { ...place, inside: [...place.inside, component ?? ''] };
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
