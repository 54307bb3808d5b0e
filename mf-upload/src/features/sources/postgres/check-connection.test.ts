import { checkConnection, EMPTY_FORM } from './check-connection';

const FULL = { host: ' db.local ', port: ' 5433 ', dbname: 'shop', user: 'reader', password: ' secret ' };

it('starts with the default port', () => {
  expect(EMPTY_FORM.port).toBe('5432');
});

it('trims everything but the password', () => {
  expect(checkConnection(FULL)).toEqual({
    connection: { host: 'db.local', port: 5433, dbname: 'shop', user: 'reader', password: ' secret ' },
  });
});

it('names every missing field', () => {
  expect(checkConnection({ host: ' ', port: '', dbname: '', user: '\t', password: '  ' })).toEqual({
    errors: {
      host: 'Host is required',
      port: 'Port is required',
      dbname: 'Database name is required',
      user: 'Username is required',
      password: 'Password is required',
    },
  });
});

it.each(['0', '65536', '-1', '5432.5', '5e3', 'five', '999999'])('refuses the port %s', (port) => {
  expect(checkConnection({ ...FULL, port })).toEqual({ errors: { port: 'Port must be between 1 and 65535' } });
});

it.each(['1', '65535'])('takes the port %s', (port) => {
  expect(checkConnection({ ...FULL, port })).toMatchObject({ connection: { port: Number(port) } });
});
