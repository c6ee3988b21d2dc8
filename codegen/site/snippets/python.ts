import type { Example, SkillDefinition } from '../../contract.ts';
import { literal, type Notation } from './literal.ts';

const NOTATION: Notation = {
  string: (text) => JSON.stringify(text),
  constants: { null: 'None', true: 'True', false: 'False' },
  key: (name) => `${JSON.stringify(name)}: `,
  indent: 4,
  padding: '',
  trailingComma: ',',
};

/** The keywords of Python, which cannot be names. */
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** The call with the Python SDK, which reads the key from TERN_API_KEY. */
export function python(skill: SkillDefinition, example: Example): string {
  const method = skill.name.split('.').map(snakeCase).map(named).join('.');
  const call = `tern.${method}(${argumentsOf(example)})`;
  return [
    'from tern_messaging import Tern',
    '',
    'tern = Tern()',
    skill.paginated ? `for item in ${call}:\n    print(item)` : `print(${call})`,
  ].join('\n');
}

function argumentsOf({ params }: Example): string {
  const given = Object.entries(params).map(([name, value]) => {
    const head = `${named(name)}=`;
    return head + literal(value, NOTATION, 1, head.length + 4);
  });
  const line = given.join(', ');
  if (!line.includes('\n') && line.length <= 44) return line;
  return `\n${given.map((each) => `    ${each},`).join('\n')}\n`;
}

/** `phone-numbers` -> `phone_numbers`, `ensureDefault` -> `ensure_default` */
function snakeCase(name: string): string {
  return name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function named(name: string): string {
  return KEYWORDS.has(name) ? `${name}_` : name;
}
