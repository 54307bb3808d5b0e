import { isFigure } from '../../src/contracts/report/insight-kind';
import { claimsOf } from '../nulls/claims-of';
import { madeFollowUp } from './made-follow-up';
import { optionsOf } from '../options';

/**
 * What is told of things that are read from a start on, by groups: whether the group that changes otherwise is found, and leads; whether those that end early
 * are; and how often either is told of groups that are alike.
 */
// usage: tsx score-follow-ups.ts [--tables 40] [--from 0]
const options = optionsOf({ tables: 40, from: 0 });
/** Of tables in which nothing differs, so many may show a difference. */
const MOST = 0.02;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tally = { changes: 0, found: 0, leads: 0, alike: 0, told: 0, ends: 0, endsFound: 0, endsAlike: 0, endsTold: 0, single: 0 };
const { tables: count, from } = options;
for (let t = 0; t < count; t++) {
  const made = madeFollowUp(from + t + 1);
  const claims = (await claimsOf(made)).filter(({ kind }) => !isFigure(kind));
  const told = claims.filter(({ kind, p }) => kind === 'change-difference' && p !== null);
  const right = told.some(({ subject }) => subject.breakdown === made.group && JSON.stringify(subject.measure).includes(made.measure));
  const ends = claims.some(({ kind, evidence, member }) => kind === 'ends-early' && member === made.member && evidence?.includes('p ='));
  const [first] = claims;
  if (first && [first.subject.breakdown].flat().includes(made.header[0] ?? '')) tally.single++;
  if (made.changes) {
    tally.changes++;
    if (right) tally.found++;
    if (right && first?.kind === 'change-difference') tally.leads++;
  } else {
    tally.alike++;
    if (told.length > 0) tally.told++;
  }
  tally[made.ends ? 'ends' : 'endsAlike']++;
  if (ends) tally[made.ends ? 'endsFound' : 'endsTold']++;
} // prettier-ignore
const isRight = tally.told <= MOST * tally.alike && tally.endsTold <= MOST * tally.endsAlike && tally.single === 0;
say(`a group that changes otherwise is told in ${tally.found} of ${tally.changes}, and leads in ${tally.leads}`);
say(`a group that ends early is told in ${tally.endsFound} of ${tally.ends}`);
say(
  `${isRight ? 'ok  ' : 'HIGH'} of groups that are alike: a change in ${tally.told} of ${tally.alike}, early ends in ${tally.endsTold} of ${tally.endsAlike}; a single thing leads in ${tally.single}`,
);
process.exitCode = isRight ? 0 : 1;
