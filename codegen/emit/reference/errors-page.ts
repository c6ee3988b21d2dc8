import type { Contract, ErrorDefinition } from '../../contract.ts';
import { code, heading, link, type Page, paragraph, type Text, table } from './blocks.ts';

/** The page the `doc_url` of an error leads to: `/docs/errors#<code>`. */
export function errorsPage(contract: Contract): Page {
  const common = contract.errors.filter(({ code: value }) => contract.commonErrors.includes(value));
  return {
    name: 'errors',
    title: 'Errors',
    summary: 'Every code, what it means and what mends it',
    blocks: [
      heading(1, 'Errors'),
      paragraph(
        'An error has an integer code, or a string for the named ones. ',
        code('error.data'),
        ' has ',
        code('request_id'),
        ', ',
        code('doc_url'),
        ', ',
        code('rpc_code'),
        ' (an integer for every error), ',
        code('field_errors'),
        ' with the path and rule of each param that is wrong, and ',
        code('next_actions'),
        ', calls that are valid as they stand.',
      ),
      heading(2, 'Common errors'),
      paragraph('Any skill may answer with these.'),
      table(
        ['code', 'message'],
        common.map((error): readonly Text[] => [[errorLink(error)], [error.message]]),
      ),
      heading(2, 'All errors'),
      ...contract.errors.flatMap((error) => [
        heading(3, String(error.code)),
        paragraph(`${error.message}.${error.fix === null ? '' : ` ${error.fix}`}`),
        ...(typeof error.code === 'string'
          ? [paragraph('In ', code('error.data.rpc_code'), ': ', code(String(error.rpcCode)), '.')]
          : []),
        ...answeredBy(contract, error),
      ]),
    ],
  };
}

function errorLink({ code: value }: ErrorDefinition): Text[number] {
  return link(String(value), 'errors', String(value));
}

function answeredBy(contract: Contract, { code: value }: ErrorDefinition) {
  const skills = contract.skills.filter(({ errors }) => errors.includes(value));
  if (skills.length === 0) return [];
  const links = skills.flatMap(({ name, module }, index) => [index === 0 ? '' : ', ', link(name, module, name)]);
  return [paragraph('Answered by ', ...links, '.')];
}
