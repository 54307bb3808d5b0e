import { returnTo } from './return-to';

test.each([
  ['a remembered address', { from: '/dashboard/reports?source=csv#top' }, '', '/dashboard/reports?source=csv#top'],
  ['a remembered location', { from: { pathname: '/dashboard/agents', search: '?a=1', hash: '' } }, '', '/dashboard/agents?a=1'],
  ['the query', null, '?returnTo=%2Fdashboard%2Fupload', '/dashboard/upload'],
  ['nothing', undefined, '', '/dashboard'],
  ['the login itself', { from: '/login?x=1' }, '', '/dashboard'],
  ['the landing page', { from: '/' }, '', '/dashboard'],
])('goes to %s', (_, state, search, address) => {
  expect(returnTo(state, search)).toBe(address);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '//evil.example/dashboard/agents',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'evil.example',
  ' /dashboard',
  '//',
  '/..//evil.example',
  '/.//evil.example/%2e%2e',
  '/%2e%2e//evil.example',
  '/dashboard/..//evil.example',
  '/%09/..//evil.example',
  '///evil.example',
  'https:evil.example',
  'data:text/html,hello',
  '%2F%2Fevil.example',
])('never leaves the site by %j', (text) => {
  expect(returnTo({ from: text })).toBe('/dashboard');
  expect(returnTo(null, `?returnTo=${encodeURIComponent(text)}`)).toBe('/dashboard');
});

test.each([[{ from: 5 }], [{ from: { pathname: 7 } }], ['text'], [{ from: null }]])(
  'passes over a state of another shape: %j',
  (state) => {
    expect(returnTo(state)).toBe('/dashboard');
  },
);
