import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { declared } from '../../src/platform/database/sql.ts';
import { statementsOf } from '../../src/platform/work/kind.ts';
import { KINDS } from '../../src/workers/work-jobs.ts';
import { brokenRules } from '../support/house/distributed-rules.ts';
import { readSources, root } from '../support/house/source-files.ts';

/** These start a program when they are imported. */
const PROGRAMS = /^src\/(?:main\.ts|commands\/)/;

beforeAll(async () => {
  for (const { path } of readSources('src', /\.ts$/)) if (!PROGRAMS.test(path)) await import(`../../${path}`);
  for (const kind of KINDS) statementsOf(kind);
}, 60_000);

test('every declared statement keeps the rules for tables that are distributed by tenant', () => {
  const broken = [...declared].flatMap(([name, text]) => brokenRules(text).map((rule) => `${name}: ${rule}`));
  expect(declared.size).toBeGreaterThan(600);
  expect(broken).toEqual([]);
});

/**
 * On a cluster, such a statement reports the rows of the SELECT, also those that it did not insert.
 * Nothing reads the counts of these; a statement whose count is read has RETURNING.
 */
const UNCOUNTED = [
  'automation.add_members',
  'campaigns.insert_last_range',
  'consent.carry_over_opt_in_number',
  'contacts.insert_tags_if_absent',
  'contacts.merge_left_out',
  'contacts.merge_sticky_senders',
  'contacts.merge_tags',
  'dispatch.mark_lease',
  'fan_out.insert_decisions',
  'fan_out.insert_left',
  'fan_out.insert_numbers',
  'fan_out.insert_unreached',
  'identity.move_findings',
  'identity.move_lookup',
  'links.insert_links',
  'locks.insert_slots',
  'media.move_copies',
  'media.save_file',
  'privacy.suppress_forgotten',
  'privacy.suppress_listed',
  'receipts.save',
  'retention.add_scans',
  'segments.merge_tracked',
  'signals.insert_listeners',
  'workers.set_key_fingerprints',
];

test('an INSERT from a SELECT that leaves existing rows alone returns rows, or its count is not read', () => {
  const found = [...declared].filter(([, text]) => {
    const last = text.slice(text.lastIndexOf('INSERT INTO'));
    return /^INSERT INTO[\s\S]*\bSELECT\b[\s\S]*\bDO NOTHING\b/.test(last) && !/\bRETURNING\b/.test(last);
  });
  expect(found.map(([name]) => name).sort()).toEqual(UNCOUNTED);
});

test('no view has a set operation, which would keep statements over all tenants from the nodes', () => {
  const found = readSources('prisma/functions', /\.sql$/).flatMap(({ path }) =>
    readFileSync(resolve(root, path), 'utf8')
      .split(/(?=CREATE OR REPLACE)/)
      .filter((part) => /^CREATE OR REPLACE VIEW/.test(part) && /\b(?:EXCEPT|INTERSECT)\b/.test(part))
      .map(() => path),
  );
  expect(found).toEqual([]);
});

test.each([
  ['recursive WITH', 'WITH RECURSIVE t AS (SELECT tenant_id FROM signals UNION ALL SELECT 1 FROM t) SELECT * FROM t'],
  [
    'FOR UPDATE',
    'DELETE FROM tags WHERE tenant_id = $1 AND id IN (SELECT id FROM tags LIMIT 1 FOR UPDATE SKIP LOCKED)',
  ],
  [
    'rows of a join',
    'WITH a AS (SELECT t.id FROM tags t JOIN lists l ON l.id = t.id WHERE t.tenant_id = $1 FOR UPDATE OF t) SELECT * FROM a',
  ],
  ['immutable functions', "UPDATE tags SET body = jsonb_build_object('name', name) WHERE tenant_id = $1"],
  ['immutable functions', "UPDATE tags SET at = (body ->> 'at')::timestamptz WHERE tenant_id = $1"],
  ['CASE of a column', "UPDATE tags SET state = CASE state WHEN 'a' THEN 'b' END WHERE tenant_id = $1"],
  ['element of an array', 'UPDATE tags SET state = ($2::text[])[version] WHERE tenant_id = $1'],
  ['ctid', 'DELETE FROM tags WHERE ctid = ANY ($1::tid[])'],
  ['INTERSECT', 'SELECT tenant_id FROM tags INTERSECT SELECT tenant_id FROM lists'],
  [
    'INSERT from a SELECT',
    'INSERT INTO tags AS t (tenant_id, id) SELECT $1, id FROM unnest($2::text[]) AS id ON CONFLICT (tenant_id, id) DO UPDATE SET uses = $3',
  ],
  [
    'INSERT from a SELECT',
    'WITH a AS (INSERT INTO tags (id) SELECT unnest($2::text[]) RETURNING id = $3 AS is_new) SELECT * FROM a WHERE id = $4',
  ],
])('a statement that breaks the rule about %s is found', (rule, text) => {
  expect(brokenRules(text)).toEqual([expect.stringContaining(rule)]);
});

test.each([
  'INSERT INTO tags (tenant_id, id, uses) VALUES ($1, $2, $3) ON CONFLICT (tenant_id, id) DO UPDATE SET uses = $3',
  'UPDATE tags SET uses = uses + 1 WHERE tenant_id = $1 AND id = (SELECT id FROM tags WHERE tenant_id = $1 LIMIT 1 FOR UPDATE)',
  'SELECT reference FROM simulator_submissions WHERE next_at <= $1 FOR UPDATE SKIP LOCKED',
])('a statement that keeps the rules is not found: %s', (text) => {
  expect(brokenRules(text)).toEqual([]);
});
