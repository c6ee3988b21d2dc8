import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { root } from '../house/source-files.ts';

const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** React Aria announces a button there by its name, also when the button has just left the page. */
const CONTEXT = '{ exclude: ["[data-live-announcer]"] }';

/** The violations of accessibility rules on a page, one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Pages of the console stay in one document.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.addScriptTag({ content: source });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${CONTEXT}, { resultTypes: ["violations"] })`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}
