import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayLeader, type LeaderTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const STATE = handDimension('state', ['open', 'lost']);
const HELD: Word = { says: 'most', sql: 'SELECT true' };
const TOLD: LeaderTold = { outer: PLACE, leader: 'North', inner: STATE, label: 'lost', words: [HELD] };
const FACTS: Row = { value: 1500, n: 2000, elsewhere: 0.25 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayLeader, TOLD, FACTS)).toEqual({
    sentence: 'Among rows with place North, state lost prevails: 1,500 of 2,000 (75%), against 25% elsewhere.',
    words: [HELD],
    baseline: 500,
    n: 2000,
  }));
