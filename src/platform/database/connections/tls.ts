import { connect } from 'node:net';

/** SSLRequest (PostgreSQL manual, 53.7). */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
const TIMEOUT_MS = 5_000;

/** What servers have answered; one that cannot be reached is asked again. */
const known = new Map<string, boolean>();

/** Whether a server offers TLS, which it is asked once. Rejects when it does not answer. */
export async function offersTls(host: string, port: number): Promise<boolean> {
  const server = `${host}:${port}`;
  const answer = known.get(server) ?? (await ask(host, port));
  known.set(server, answer);
  return answer;
}

function ask(host: string, port: number): Promise<boolean> {
  return new Promise((done, fail) => {
    const socket = connect(port, host, () => socket.write(SSL_REQUEST));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('timeout expired')));
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('Connection terminated unexpectedly')));
    socket.once('data', (data) => {
      done(data.toString('latin1', 0, 1) === 'S');
      socket.destroy();
    });
  });
}
