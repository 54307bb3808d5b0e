import { COUNT, rateOf } from '../../contracts/report/measure';
import { handFinding } from '../../testing/hand-made-finding';
import type { Finding } from '../finding';
import { KINDS } from '../../kinds';
import { rank } from './rank';

const of = (who: string, strength: number, changes: Partial<Finding> = {}) =>
  handFinding({
    kind: 'outlying-rate',
    subject: { filter: [], breakdown: 'who', measure: rateOf('state', 'late') },
    member: who,
    strength,
    ...changes,
  });
const namesOf = (findings: Finding[], weights?: Parameters<typeof rank>[2]) =>
  rank(findings, KINDS, weights).map(({ finding: { member, kind } }) => `${kind} ${member}`);

test('what another group has stands before what else a group has that was told of', () => {
  const more = of('Ann', 0.5, { subject: { filter: [{ column: 'note', op: 'is null', value: '' }], breakdown: 'who', measure: COUNT } });
  const other = of('Ben', 0.45);
  expect(namesOf([of('Ann', 0.8), more, other])).toEqual(['outlying-rate Ann', 'outlying-rate Ben', 'outlying-rate Ann']);
  expect(namesOf([of('Cem', 0.8), more, other])).toEqual(['outlying-rate Cem', 'outlying-rate Ann', 'outlying-rate Ben']);
}); // prettier-ignore

test('those of whom it may be so are no group of its own, and what is to be done stands where it stood', () => {
  const among = { column: 'kind', op: 'in' as const, value: ['a', 'b'] };
  const first = of('Ann', 0.8, { subject: { filter: [among], breakdown: 'who', measure: rateOf('state', 'late') } });
  const second = of('Ben', 0.5, { subject: { filter: [among], breakdown: 'who', measure: rateOf('state', 'lost') } });
  expect(namesOf([first, second, of('Cem', 0.45)])).toEqual(['outlying-rate Ann', 'outlying-rate Ben', 'outlying-rate Cem']);
  const waits = of('Ann', 0.5, { kind: 'waiting' });
  expect(namesOf([of('Ann', 0.8), waits, of('Cem', 0.45)])).toEqual(['outlying-rate Ann', 'waiting Ann', 'outlying-rate Cem']);
});

test('what says again what leads above it is known; what is known leads nobody to know the rest', () => {
  const weigh = () => 1;
  const findings = [of('Ann', 0.9), of('Ben', 0.8), of('Cem', 0.7)];
  const seen: (string | null)[][] = [];
  const isAgain = ({ member }: Finding, above: readonly Finding[]) => {
    seen.push(above.map((one) => one.member));
    return member === 'Cem';
  };
  const ranked = rank(findings, KINDS, { weigh, about: new Set(), isKnown: ({ member }) => member === 'Ben', isAgain });
  expect(ranked.map(({ isKnown }) => isKnown)).toEqual([false, true, true]);
  expect(seen).toEqual([[], ['Ann']]);
});
