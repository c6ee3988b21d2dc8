import MiniSearch from 'minisearch';
import { loadContract } from '../../../codegen/contract.ts';
import { emitSite } from '../../../codegen/site/emit-site.ts';
import { readGuides, readOperatorPages } from '../../../codegen/site/guides/read-guides.ts';
import { SEARCH_OPTIONS } from '../../../codegen/site/search/options.ts';

const files = emitSite(loadContract(), { guides: readGuides(), operatorPages: readOperatorPages() });
const text = [...files.values()].find((file) => String(file).startsWith('{"documentCount"'));
const index = MiniSearch.loadJSON(String(text), SEARCH_OPTIONS as never);

test.each([
  ['opt out', '/docs/skills/contacts.optOut'],
  ['opt-out', '/docs/skills/contacts.optOut'],
  ['hours by state', '/docs/hours'],
  ['carrier codes', '/docs/carrier-codes'],
  ['error codes of carriers', '/docs/carrier-codes'],
  ['prices', '/docs/prices'],
  ['pricing', '/docs/prices'],
])('the documentation search finds the page for "%s" first', (query, page) => {
  expect(index.search(query)[0]?.id).toBe(page);
});

test.each([
  ['settings', '/docs/settings'],
  ['allowed hours in Florida', '/docs/hours'],
  ['error 30007', '/docs/carrier-codes'],
  ['STOP', '/docs/skills/contacts.optOut'],
  ['command line', '/docs/guides/command-line'],
  ['webhook signature', '/docs/events'],
  ['quiet hours', '/docs/skills/compliance.quietHours'],
])('the documentation search finds the page for "%s" in the first three results', (query, page) => {
  const found = index.search(query).slice(0, 3);
  expect(found.map(({ id }) => String(id))).toContain(page);
});

test.each([
  ['texas hours', '/docs/hours'],
  ['30007', '/docs/carrier-codes'],
])('the documentation search finds the cells of tables: "%s"', (query, page) => {
  expect(index.search(query).map(({ id }) => id)).toContain(page);
});
