import { sampleValues } from '../../domain/content/sample-values.ts';
import { compose } from './compose.ts';
import type { Content } from './content.ts';
import type { LoadedContent } from './load-template.ts';

/** The message with placeholder values, for an audience without contacts. */
export function sampleContent(content: LoadedContent): Content {
  return compose({ ...content, country: 'US', sender: null }, sampleValues(content.template));
}
