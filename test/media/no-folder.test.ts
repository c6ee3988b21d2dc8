import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '../../src/platform/logger.ts';
import { startTestApp } from '../support/app.ts';
import { image, startFileServer } from '../support/media/file-server.ts';
import { ADA, mediaAccount, readCopy, sendTo, submittedTo } from '../support/media/media-account.ts';

test('copies are served without a folder on the disk', async () => {
  const files = await startFileServer();
  const app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: files.host }, 'drained', createLogger('silent'));
  try {
    writeFileSync(join(app.parts.service.config.dataDirectory, 'media'), 'in its place');
    const content = Buffer.concat([image(1), Buffer.alloc(600_000, 3)]);
    const account = await mediaAccount(app);
    await sendTo(account, { media: [files.serve('/a.png', content)] });
    await app.drain();
    const [copy = ''] = (await submittedTo(app, account, ADA)).flat();
    const response = await readCopy(app, copy);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  } finally {
    await app.stop();
    await files.stop();
  }
});
