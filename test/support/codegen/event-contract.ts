import type { RawEvent } from '../../../codegen/contract.ts';
import { type Document, smallDocument } from './small-contract.ts';

/** The small contract with two events, one of which uses a component that no skill uses. */
export function eventDocument(): Document {
  const document = smallDocument();
  const schemas = {
    ...document.components.schemas,
    TagMadeEvent: eventSchema('TagMadeEvent', 'tag.made', { tag_id: { type: 'string' }, shade: { $ref: shade } }),
    TagGoneEvent: eventSchema('TagGoneEvent', 'tag.is_gone', { by: { type: 'string', enum: ['person', 'program'] } }),
    Shade: { title: 'Shade', description: 'How dark', type: 'string', enum: ['light', 'dark'] },
  };
  document.components = { ...document.components, schemas };
  document['x-events'] = [
    event('tag.made', 'TagMadeEvent', { external_ref: null, tag_id: 'tag_1', shade: 'dark' }),
    event('tag.is_gone', 'TagGoneEvent', { external_ref: 'shop', by: 'person' }),
  ];
  return document;
}

const shade = '#/components/schemas/Shade';

function event(type: string, typeName: string, data: object): RawEvent {
  return {
    type,
    summary: `Says ${type}.`,
    description: 'Sent once it is so.',
    schema: { $ref: `#/components/schemas/${typeName}` },
    example: { id: 'evt_1', type, timestamp: '2026-11-20T12:00:00.000Z', version: '1', data },
  };
}

function eventSchema(title: string, type: string, fields: Record<string, object>) {
  const described = (name: string, schema: object) => ({ description: `The ${name}.`, ...schema });
  const data = Object.fromEntries(
    Object.entries({ external_ref: { type: ['string', 'null'] }, ...fields }).map(([name, schema]) => [
      name,
      '$ref' in schema ? schema : described(name, schema),
    ]),
  );
  return {
    title,
    type: 'object',
    additionalProperties: false,
    required: ['id', 'type', 'timestamp', 'version', 'data'],
    properties: {
      id: described('ID', { type: 'string' }),
      type: described('type', { type: 'string', const: type }),
      timestamp: described('time', { type: 'string', format: 'date-time' }),
      version: described('version', { type: 'string', const: '1' }),
      data: described('data', {
        type: 'object',
        additionalProperties: false,
        required: Object.keys(data),
        properties: data,
      }),
    },
  };
}
