import { DATE_CONVERSIONS, FILTERS, LIMITS, TAGS } from '../../../src/domain/content/liquid/allowed.ts';
import { type Block, codeBlock, heading, list, paragraph, prose } from './blocks.ts';

const shown = (limit: number): string => limit.toLocaleString('en-US');
const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** What message templates may contain, from the list that the parser uses. */
export function templating(): Block[] {
  return [
    heading(2, 'Message templates'),
    paragraph(
      ...prose(
        'Message text and templates are written in Liquid, with these tags and filters. A template with any other is rejected when you save or send it.',
      ),
    ),
    codeBlock('liquid', 'Hi {{ first_name | default: "there" }}, see you {{ attributes.visit | date: "%b %-d" }}.'),
    list(
      prose(`Tags: ${named(TAGS)}, with their \`else\`, \`elsif\`, \`when\` and \`end\` tags.`),
      prose(`Filters: ${named(FILTERS)}.`),
      prose(
        `A date format has at most ${LIMITS.dateFormat} characters. After \`%\` and an optional \`-\`, \`_\`, \`0\` or \`^\` stands one of \`${DATE_CONVERSIONS}\`. Times are shown in UTC, or in the IANA time zone that you pass as the second argument.`,
      ),
      prose('A range such as `(1..5)` is only valid as the list of a `for` tag.'),
      prose(
        `A template has at most ${shown(LIMITS.tags)} tags and outputs, nested at most ${LIMITS.depth} deep, with at most ${shown(LIMITS.words)} names and values in each. The values that it reads have at most ${shown(LIMITS.values)} list items and fields.`,
      ),
      prose(
        `A rendering has at most ${shown(LIMITS.steps)} steps: an output, a tag, an iteration and a filter are steps, and long lists and long values count as several. A rendering beyond that is rejected as \`template_error\`, whatever the load of the service.`,
      ),
    ),
  ];
}
