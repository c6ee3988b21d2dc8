import { isConnectionLost } from '../../../src/platform/database/connection-lost.ts';

const error = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

test('a node of a cluster that another node cannot reach is a lost connection, so that no work is to blame', () => {
  const messages = [
    error('connection to the remote node tern@db-1:5432 failed with the following error: Connection refused', '08006'),
    error('failure on connection marked as essential: db-1:5432', 'XX000'),
    error('could not commit transaction for shard 102227 on at least one active node', 'XX000'),
    error('terminating connection due to unexpected postmaster exit', '57P01'),
    error('the database system is starting up', '57P03'),
    error('Connection terminated unexpectedly'),
  ];
  expect(messages.map(isConnectionLost)).toEqual(messages.map(() => true));
});

test('other errors of the database are no lost connection', () => {
  const messages = [
    error('duplicate key value violates unique constraint', '23505'),
    error('canceling statement due to statement timeout', '57014'),
    error('cache lookup failed', 'XX000'),
  ];
  expect(messages.filter(isConnectionLost)).toEqual([]);
});
