import { makeBuild } from '../../testing/make-build';
import { versionOf } from './next-document';

const { record } = makeBuild('mf-reports', '1.0.0');
const path = `mf-reports/${record.buildId}/mf-manifest.json`;

test('a build that the hub serves itself has one address', () => {
  const { manifestUrl, mirrors } = versionOf(record, '/remotes/');
  expect([manifestUrl, mirrors]).toEqual([`/remotes/${path}`, undefined]);
});

test('a build behind another origin names the hub as the second place to ask', () => {
  const { manifestUrl, mirrors } = versionOf(record, 'https://cdn.example/remotes/');
  expect([manifestUrl, mirrors]).toEqual([`https://cdn.example/remotes/${path}`, [`/remotes/${path}`]]);
});
