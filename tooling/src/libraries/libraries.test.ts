import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, remoteNames } from '../workspace';
import { valueImports } from './value-imports';

/** The libraries that the product is to be made with, each by the name that stands for what it is there for. */
const LISTED = [
  'react useState',
  'react-dom/client createRoot',
  'react-router-dom BrowserRouter',
  'redux combineReducers',
  '@reduxjs/toolkit configureStore',
  'react-redux Provider',
  'redux-saga default',
  'typed-redux-saga call',
  'axios default',
  'jwt-decode jwtDecode',
  'notistack SnackbarProvider',
  'react-markdown default',
  '@nivo/bar Bar',
  '@nivo/line Line',
];

const isProduction = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path) && !/(?:^|[\\/])testing[\\/]/.test(path);

const used = new Set(
  ['shell', 'shared', ...remoteNames()].flatMap((folder) => {
    const sources = inRoot(folder, 'src');
    return readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter(isProduction)
      .flatMap((path) => valueImports(readFileSync(join(sources, path), 'utf8'), path.endsWith('x')));
  }),
);

test.each(LISTED)('the product is made with %s', (name) => {
  expect([...used]).toContain(name);
});

test('what only looks like a use is none', () => {
  const source = `// import axios from 'axios';
    import type { AxiosInstance } from 'axios';
    import { type Reducer, combineReducers as combine } from 'redux';
    export { Provider, type ReactReduxContextValue } from 'react-redux';
    const text = "import { Bar } from '@nivo/bar'";`;
  expect(valueImports(source, false)).toEqual(['redux combineReducers', 'react-redux Provider']);
});
