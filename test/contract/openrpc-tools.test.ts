import { fileURLToPath } from 'node:url';
import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { loadContractDocument } from '../../src/contract-document.ts';

const file = fileURLToPath(new URL('../../openrpc.json', import.meta.url));

test('the official parser reads the contract and resolves every reference', async () => {
  const parsed = await parseOpenRPCDocument(file);
  expect(parsed.methods.length).toBe(loadContractDocument().document.methods.length);
  // It would not end on a cycle.
  expect(JSON.stringify(parsed.methods)).not.toContain('"$ref"');
});

test('rules inside of rules are validated as rules, although the document does not say so by a reference', () => {
  const { input } = loadContractDocument().schemaOf('segments.create');
  const { $defs } = input as { $defs: Record<string, { properties: { rules: { items: unknown } } }> };
  expect($defs.SegmentRuleAnd?.properties.rules.items).toEqual({ $ref: '#/$defs/SegmentRule' });
  expect(JSON.stringify(input)).not.toContain('NestedSegmentRule');
});
