import type { Contract, ErrorDefinition } from '../../contract.ts';
import { code, heading, link, type Page, paragraph, prose, type Text, table } from './blocks.ts';

/** The page that the `doc_url` of an error links to: `/docs/errors#<code>`. */
export function errorsPage(contract: Contract): Page {
  const common = contract.errors.filter(({ code: value }) => contract.commonErrors.includes(value));
  return {
    name: 'errors',
    title: 'Errors',
    summary: 'All error codes with their meaning and remedy.',
    blocks: [
      heading(1, 'Errors'),
      paragraph(
        'The code of an error is an integer, or a string for named errors. ',
        code('error.data'),
        ' contains ',
        code('request_id'),
        ', ',
        code('doc_url'),
        ', ',
        code('rpc_code'),
        ' (an integer for every error), ',
        code('field_errors'),
        ' with the path and the violated rule of each invalid param, and ',
        code('next_actions'),
        ' with calls that you can make as they stand, or after you have added the values that ',
        code('needs'),
        ' names.',
      ),
      paragraph(
        'Some JSON-RPC clients read only integers. Send the header ',
        code('Tern-Error-Codes: integer'),
        ', or create the key with ',
        code('error_codes: "integer"'),
        ': the code is then the integer of ',
        code('rpc_code'),
        ', and ',
        code('data.code'),
        ' is the name.',
      ),
      heading(2, 'Common errors'),
      paragraph('Every skill can return these errors.'),
      table(
        ['code', 'message'],
        common.map((error): readonly Text[] => [[errorLink(error)], prose(error.message)]),
      ),
      heading(2, 'All errors'),
      ...contract.errors.flatMap((error) => [
        heading(3, String(error.code)),
        paragraph(...prose(`${error.message}.${error.fix === null ? '' : ` ${error.fix}`}`)),
        ...(typeof error.code === 'string'
          ? [paragraph(code('error.data.rpc_code'), ': ', code(String(error.rpcCode)), '.')]
          : []),
        ...returnedBy(contract, error),
      ]),
    ],
  };
}

function errorLink({ code: value }: ErrorDefinition): Text[number] {
  return link(String(value), 'errors', String(value));
}

function returnedBy(contract: Contract, { code: value }: ErrorDefinition) {
  const skills = contract.skills.filter(({ errors }) => errors.includes(value));
  if (skills.length === 0) return [];
  const links = skills.flatMap(({ name, module }, index) => [index === 0 ? '' : ', ', link(name, module, name)]);
  return [paragraph('Returned by ', ...links, '.')];
}
