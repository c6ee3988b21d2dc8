import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { endProcess } from '../../test/support/service-process.ts';
import { contactPhone, vacuum } from './contacts.ts';
import { cpuMsOf, waitForAnswer } from './process.ts';
import { perSecond } from './row.ts';
import type { Stage, Store } from './stage.ts';

const run = promisify(execFile);
const DATABASE = 'listmonk';
/** Per worker and second: above what a worker reaches, so that it never waits. */
const MESSAGE_RATE = 10_000;
const TIMEOUT_MS = 120_000;

/** What its manual says to tune. */
export interface Tuning {
  /** Workers, and connections to the receiver of the messages. */
  readonly concurrency: number;
  /** Subscribers that are read at once. */
  readonly batchSize: number;
}

/** One campaign. */
export interface PeerCampaign {
  /** Messages per second, from the start of the campaign to the last request. */
  readonly submitted: number;
  /** CPU time of the program and its database per message; null where it cannot be read. */
  readonly cpuMicros: number | null;
}

export interface Listmonk {
  /** Sends a campaign to all subscribers in a process of its own. */
  send(tuning: Tuning): Promise<PeerCampaign>;
}

export interface ListmonkParts {
  readonly stage: Stage;
  readonly store: Store;
  readonly program: string;
  /** Receives the messages, and answers a GET with their number and the time of the last one. */
  readonly sinkUrl: string;
  readonly subscribers: number;
}

/** Installs listmonk into a database of its own on the server of the row, with the contacts. */
export async function installListmonk({
  stage,
  store,
  program,
  sinkUrl,
  subscribers,
}: ListmonkParts): Promise<Listmonk> {
  await store.pool.query(`CREATE DATABASE ${DATABASE}`);
  const url = new URL(store.databaseUrl);
  url.pathname = `/${DATABASE}`;
  const config = join(stage.directory, 'listmonk.toml');
  const port = await freePort();
  writeFileSync(config, configText(url, port));
  await run(program, ['--config', config, '--install', '--yes']);
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // The server ends with the row, and with it this connection.
  pool.on('error', () => undefined);
  await pool.query(FIXED_SETTINGS, [join(stage.directory, 'uploads')]);
  await pool.query(PLAIN_LAYOUT);
  const { rows } = await pool.query<{ id: number }>(LIST);
  const listId = rows[0]?.id;
  const phones = Array.from({ length: subscribers }, (_, index) => contactPhone(index + 1));
  await pool.query(SUBSCRIBERS, [phones, listId]);
  await vacuum(pool);

  const cpuMs = async (pid: number): Promise<number | null> => {
    const backends = await pool.query<{ pid: number }>(BACKENDS, [DATABASE]);
    const times = cpuMsOf([pid, ...backends.rows.map((row) => row.pid)]);
    return times && [...times.values()].reduce((sum, ms) => sum + ms, 0);
  };

  return {
    send: async ({ concurrency, batchSize }) => {
      const messenger = { uuid: 'bench', enabled: true, name: 'bench', root_url: sinkUrl, max_conns: concurrency };
      const messengers = JSON.stringify([{ ...messenger, username: '', password: '', retries: 0, timeout: '30s' }]);
      await pool.query(TUNED_SETTINGS, [concurrency, MESSAGE_RATE, batchSize, messengers]);
      const child = stage.start([program, '--config', config]);
      try {
        await waitForAnswer(child, `http://127.0.0.1:${port}/health`);
        const received = await submissionsAt(sinkUrl);
        const before = await cpuMs(Number(child.pid));
        const { rows: created } = await pool.query<{ id: number }>(CAMPAIGN, [listId]);
        const id = created[0]?.id;
        const startedAt = await finished(pool, id, subscribers);
        const after = await cpuMs(Number(child.pid));
        const { submissions, lastSubmissionAt } = await submissionsAt(sinkUrl);
        const sent = submissions - received.submissions;
        if (sent !== subscribers) throw new Error(`listmonk sent ${sent} messages to ${subscribers} subscribers.`);
        return {
          submitted: perSecond(subscribers, lastSubmissionAt - startedAt.getTime()),
          cpuMicros: before === null || after === null ? null : ((after - before) / subscribers) * 1000,
        };
      } finally {
        await endProcess(child);
      }
    },
  };
}

async function submissionsAt(sinkUrl: string): Promise<{ submissions: number; lastSubmissionAt: number }> {
  return (await (await fetch(sinkUrl)).json()) as { submissions: number; lastSubmissionAt: number };
}

/** Waits until a campaign has been sent to all; returns when it began. */
async function finished(pool: pg.Pool, id: number | undefined, wanted: number): Promise<Date> {
  const waitUntil = performance.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await pool.query<{ status: string; sent: number; started_at: Date }>(PROGRESS, [id]);
    const [campaign] = rows;
    if (campaign?.status === 'finished' && campaign.sent === wanted) return campaign.started_at;
    if (performance.now() > waitUntil) throw new Error(`listmonk sent ${campaign?.sent} of ${wanted} messages`);
    await sleep(500);
  }
}

function configText({ hostname, port: databasePort, username, password, pathname }: URL, port: number): string {
  return [
    '[app]',
    `address = "127.0.0.1:${port}"`,
    '[db]',
    `host = "${hostname}"`,
    `port = ${databasePort}`,
    `user = "${decodeURIComponent(username)}"`,
    `password = "${decodeURIComponent(password)}"`,
    `database = "${pathname.slice(1)}"`,
    'ssl_mode = "disable"',
    'max_open = 25',
    'max_idle = 25',
    'max_lifetime = "300s"',
    '',
  ].join('\n');
}

/** It asks nothing of other machines, and keeps no file outside the folder of the row. */
const FIXED_SETTINGS = `UPDATE settings s SET value = one.value
    FROM (VALUES ('app.check_updates', 'false'::jsonb), ('privacy.disable_tracking', 'true'::jsonb),
                 ('smtp', '[{"enabled": true, "host": "127.0.0.1", "port": 1, "auth_protocol": "none", "max_conns": 1, "idle_timeout": "1s", "wait_timeout": "1s", "max_msg_retries": 0, "tls_type": "none"}]'::jsonb),
                 ('upload.filesystem.upload_path', to_jsonb($1::text))) AS one (key, value)
   WHERE s.key = one.key`;
const TUNED_SETTINGS = `UPDATE settings s SET value = one.value
    FROM (VALUES ('app.concurrency', to_jsonb($1::int)), ('app.message_rate', to_jsonb($2::int)),
                 ('app.batch_size', to_jsonb($3::int)), ('messengers', $4::jsonb)) AS one (key, value)
   WHERE s.key = one.key`;
const LIST =
  "INSERT INTO lists (uuid, name, type, optin) VALUES (gen_random_uuid(), 'Bench', 'private', 'single') RETURNING id";
const SUBSCRIBERS = `WITH added AS (
  INSERT INTO subscribers (uuid, email, name, attribs)
  SELECT gen_random_uuid(), 'ada' || nth || '@example.com', 'Ada ' || nth, jsonb_build_object('phone', phone)
    FROM unnest($1::text[]) WITH ORDINALITY AS one (phone, nth) ORDER BY nth RETURNING id)
  INSERT INTO subscriber_lists (subscriber_id, list_id, status) SELECT id, $2, 'confirmed' FROM added`;
/** The messages are plain, so the layout around them is too. */
const PLAIN_LAYOUT = `UPDATE templates SET body = '{{ template "content" . }}' WHERE is_default`;
const CAMPAIGN = `WITH added AS (
  INSERT INTO campaigns (uuid, name, subject, from_email, body, content_type, messenger, status)
  VALUES (gen_random_uuid(), 'Bench', 'Bench', 'Bench <bench@example.com>', 'Hi {{ .Subscriber.Name }}, our spring offer starts today. Reply STOP to opt out.',
          'plain', 'bench', 'running') RETURNING id)
  INSERT INTO campaign_lists (campaign_id, list_id, list_name) SELECT id, $1, 'Bench' FROM added RETURNING campaign_id AS id`;
const PROGRESS = 'SELECT status, sent, started_at FROM campaigns WHERE id = $1';
const BACKENDS = 'SELECT pid FROM pg_stat_activity WHERE datname = $1';
