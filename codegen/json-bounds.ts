import { _, type Ajv, type KeywordCxt } from 'ajv';
import { exceedsBytes, exceedsDepth } from '../src/platform/json-bounds.ts';

/**
 * The keywords of Tern for objects with properties of any name: `x-max-bytes`, the size as JSON,
 * and `x-max-depth`, the levels of objects and arrays.
 */
export function addJsonBounds(ajv: Ajv): void {
  add(ajv, 'x-max-bytes', exceedsBytes, _`require("../platform/json-bounds.ts").exceedsBytes`);
  add(ajv, 'x-max-depth', exceedsDepth, _`require("../platform/json-bounds.ts").exceedsDepth`);
}

function add(
  ajv: Ajv,
  keyword: string,
  exceeds: (value: unknown, limit: number) => boolean,
  code: ReturnType<typeof _>,
): void {
  ajv.addKeyword({
    keyword,
    type: 'object',
    schemaType: 'number',
    error: { message: `exceeds ${keyword}`, params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code: (context: KeywordCxt) => {
      const check = context.gen.scopeValue('func', { ref: exceeds, code });
      context.fail(_`${check}(${context.data}, ${context.schemaCode})`);
    },
  });
}
