import type { CompiledTemplate } from '../../domain/content/rendering.ts';
import { sampleValues } from '../../domain/content/sample-values.ts';
import { compose } from './compose.ts';
import type { Content } from './content.ts';

/** The message with placeholder values, for an audience without contacts. */
export function sampleContent(template: CompiledTemplate): Content {
  return compose(template, sampleValues(template), 'US');
}
