import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { handFinding } from '../../testing/hand-made-finding';
import { isOfEpisode, isOfPeak } from './clearer';

const of = (kind: Finding['kind'], value: string, p: number) =>
  handFinding({
    kind,
    subject: { filter: [{ column: 'place', op: '=', value }], breakdown: 'day', measure: COUNT },
    tests: [{ p, q: p }],
  });

test.each<[string, Finding, Finding, boolean, boolean]>([
  ['a clearer peak', of('episode', 'North', 1e-4), of('spike', 'North', 1e-9), true, false],
  ['a clearer episode', of('episode', 'North', 1e-9), of('spike', 'North', 1e-4), false, true],
  ['a peak of another group', of('episode', 'North', 1e-4), of('spike', 'South', 1e-9), false, false],
  ['what comes out of nowhere', of('episode', 'North', 1e-9), of('new-level', 'North', 1e-4), true, false],
  ['a word that does', of('episode', 'North', 1e-9), of('new-term', 'North', 1e-4), true, false],
  ['a trend', of('episode', 'North', 1e-4), of('subgroup-count-trend', 'North', 1e-9), false, false],
])('beside %s', (_, episode, other, episodeGoes, otherGoes) => {
  expect(isOfPeak(episode, other)).toBe(episodeGoes);
  expect(other.kind === 'spike' && isOfEpisode(other, episode)).toBe(otherGoes);
});
