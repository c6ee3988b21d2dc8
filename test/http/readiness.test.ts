import { startTestApp } from '../support/app.ts';

test('a process that a newer version made too old is not ready, says why, and recovers with the database', async () => {
  const app = await startTestApp();
  const { pool } = app.parts.database;
  const ready = async () => {
    const response = await fetch(`${app.url}/readyz`);
    return { status: response.status, text: await response.text() };
  };
  expect((await ready()).status).toBe(200);
  const { rows } = await pool.query('SELECT oldest_process FROM _tern_schema');
  await pool.query("UPDATE _tern_schema SET oldest_process = '99.0.0'");
  expect(await ready()).toMatchObject({ status: 503, text: expect.stringContaining('the database needs 99.0.0') });
  await pool.query('UPDATE _tern_schema SET oldest_process = $1', [rows[0].oldest_process]);
  expect((await ready()).status).toBe(200);
  await app.stop();
});
