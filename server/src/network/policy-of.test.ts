import { policyOf } from './policy-of';

const base = { ALLOW_PRIVATE_SOURCES: undefined, NODE_ENV: 'development', DATABASE_URL: undefined } as const;

test('what is near is allowed outside of production, unless the setting says otherwise', () => {
  expect(policyOf(base)).toEqual({ allowPrivate: true, allowLoopback: true, ownDatabases: [] });
  expect(policyOf({ ...base, NODE_ENV: 'production' })).toMatchObject({ allowPrivate: false, allowLoopback: false });
  expect(policyOf({ ...base, NODE_ENV: 'production', ALLOW_PRIVATE_SOURCES: true })).toMatchObject({
    allowPrivate: true,
    allowLoopback: true,
  });
  expect(policyOf({ ...base, ALLOW_PRIVATE_SOURCES: false })).toMatchObject({ allowPrivate: false, allowLoopback: false });
});

test.each([
  ['postgres://u:p@db.internal/hub', 'db.internal', 5432],
  ['postgresql://u:p@db.internal:6543/hub', 'db.internal', 6543],
  ['postgres://u:p@[::1]:5433/hub', '::1', 5433],
  ['postgres://u:p@db.internal/hub?host=/var/run/postgresql&port=5444', '/var/run/postgresql', 5444],
  ['postgres://u:p@%2Fvar%2Frun%2Fpostgresql/hub', '/var/run/postgresql', 5432],
])('%s is our own', (DATABASE_URL, host, port) => {
  expect(policyOf({ ...base, DATABASE_URL }).ownDatabases).toEqual([{ host, port }]);
});
