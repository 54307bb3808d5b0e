import { readConnectionText } from './connection-text';

const WHOLE = { host: 'db.example.com', port: '5433', dbname: 'shop', user: 'ann', password: 's3cret' };

test.each([
  'postgres://ann:s3cret@db.example.com:5433/shop',
  'postgresql://ann:s3cret@db.example.com:5433/shop?sslmode=require',
  'postgresql+psycopg2://ann:s3cret@db.example.com:5433/shop',
  '"postgres://ann:s3cret@db.example.com:5433/shop"',
  'jdbc:postgresql://db.example.com:5433/shop?user=ann&password=s3cret&ssl=true',
  'DATABASE_URL=postgres://ann:s3cret@db.example.com:5433/shop',
  "export DATABASE_URL='postgres://ann:s3cret@db.example.com:5433/shop'",
  'PGHOST=db.example.com\nPGPORT=5433\nPGDATABASE=shop\nPGUSER=ann\nPGPASSWORD=s3cret',
  'DB_HOST=db.example.com DB_PORT=5433 DB_NAME=shop DB_USERNAME=ann DB_PASSWORD="s3cret"',
  'POSTGRES_HOST=db.example.com\nPOSTGRES_PORT=5433\nPOSTGRES_DB=shop\nPOSTGRES_USER=ann\nPOSTGRES_PASSWORD=s3cret\n',
  "host=db.example.com port=5433 dbname=shop user=ann password='s3cret'",
  'PGPASSWORD=s3cret psql -h db.example.com -p 5433 -U ann -d shop',
  'PGPASSWORD=s3cret psql --host=db.example.com --port 5433 -Uann shop',
  'psql "postgres://ann:s3cret@db.example.com:5433/shop"',
  "psql 'host=db.example.com port=5433 dbname=shop user=ann password=s3cret'",
])('%s is taken apart', (text) => {
  expect(readConnectionText(text)).toEqual(WHOLE);
});

test.each([
  ['db.example.com:5433', { host: 'db.example.com', port: '5433' }],
  ['10.0.0.7:5432/shop', { host: '10.0.0.7', port: '5432', dbname: 'shop' }],
  ['[fd00::1]:5432', { host: '[fd00::1]', port: '5432' }],
  ['postgres://db.example.com', { host: 'db.example.com' }],
  ['postgres://ann@db.example.com/shop', { host: 'db.example.com', dbname: 'shop', user: 'ann' }],
  ['postgres://a%40b:p%25:/@[::1]/x', { host: '[::1]', dbname: 'x', user: 'a@b', password: 'p%:/' }],
  ['postgres://ann:50%@db/shop', { host: 'db', dbname: 'shop', user: 'ann', password: '50%' }],
  ['https://db.example.com:5432/', { host: 'db.example.com', port: '5432' }],
  ['psql shop ann -h db', { host: 'db', dbname: 'shop', user: 'ann' }],
  ['PGHOST=db', { host: 'db' }],
])('%s gives what it holds', (text, expected) => {
  expect(readConnectionText(text)).toEqual(expected);
});

test('what is too long for a connection is not looked into', () => {
  expect(readConnectionText(`x='${"a='".repeat(100_000)}`)).toBeNull();
});

test.each(['db.example.com', 'localhost', '10.0.0.7', '::1', '[fd00::1]', 'fd00::1:5432', '', ' ', 'a b', '/var/run/postgresql'])(
  '%s is left as it is',
  (text) => {
    expect(readConnectionText(text)).toBeNull();
  },
);
