import type { Example, SkillDefinition } from '../../contract.ts';
import { methodPath } from '../../emit/sdk/client.ts';
import { literal, type Notation } from './literal.ts';

const NOTATION: Notation = {
  string: (text) => {
    const escaped = JSON.stringify(text);
    return text.includes("'") ? escaped : `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'`;
  },
  constants: { null: 'null', true: 'true', false: 'false' },
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `${name}: ` : `'${name}': `),
  indent: 2,
  padding: ' ',
  trailingComma: ',',
};

/** The call with the TypeScript SDK. The items of a list are read with `for await`. */
export function typescript(skill: SkillDefinition, example: Example): string {
  const key = skill.scope === 'public' ? '' : '\n  apiKey: process.env.TERN_API_KEY,';
  const params = Object.keys(example.params).length === 0 ? '' : literal(example.params, NOTATION, 0, 24);
  const call = `tern.${methodPath(skill.name)}(${params})`;
  return [
    "import { Tern } from 'tern-messaging';",
    '',
    `const tern = new Tern({\n  baseUrl: 'http://localhost:4000',${key}\n});`,
    '',
    skill.paginated ? `for await (const item of ${call}) {\n  console.log(item);\n}` : `console.log(await ${call});`,
  ].join('\n');
}
