import { limits } from '../../limits';

/** When a few rows break what holds between a state and another column in nearly all rows. */
export const LIMITS = limits({
  fewestRows: {
    value: 30,
    unit: 'rows',
    found: 'judged',
    reason: 'On either side: with fewer a rule is none, and what breaks it no exception.',
  },
  mostDecimals: { value: 6, unit: 'digits', found: 'judged', reason: 'Behind the point, of a bound that is said.' },
  mostOff: {
    value: 0.03,
    unit: 'of the rows that are filled or beyond the bound',
    found: 'judged',
    reason: 'What breaks a rule more often is another way of doing things, and no slip.',
  },
  timesFewer: {
    value: 20,
    unit: 'times',
    found: 'judged',
    reason:
      'As many rows of the state would be there if the columns had nothing to do with each other: what only is rarer there than elsewhere never comes to that.',
  },
  mostOffOfNought: {
    value: 0.15,
    unit: 'of the rows in which the one figure is given',
    found: 'derived',
    reason:
      'In which the other is nought: as many as break any rule that most rows keep (understand/algebra/kept); without a place of their own they are held to less.',
  },
  timesFewerOfNought: {
    value: 5,
    unit: 'times',
    found: 'judged',
    reason: 'As many would be nought there by chance alone: where hardly any row has a nought a few without one say nothing.',
  },
  mostWrong: {
    value: 0.15,
    unit: 'of the rows',
    found: 'derived',
    reason:
      'Have another flag than their figures say: as many as break any rule that most rows keep (understand/algebra/kept); without a place of their own they are held to less.',
  },
  mostOfFlag: {
    value: 0.5,
    unit: 'of the rows on one side',
    found: 'judged',
    reason:
      'Beyond the edge, and of the thirty nearest to it: where more have the flag of the other side it was not made of these figures.',
  },
  mostFigures: {
    value: 14,
    unit: 'columns',
    found: 'budget',
    reason: 'Of numbers and days of which each two are held against a flag.',
  },
  mostLabels: {
    value: 12,
    unit: 'labels',
    found: 'judged',
    reason: 'A state has few; a column of more labels says something else.',
  },
  besideBound: {
    value: 0.5,
    unit: 'of the rows just within the bound',
    found: 'judged',
    reason:
      'There at least so many are of the state, against hardly any beyond: an edge that somebody has set. A share that falls little by little has none.',
  },
  widthBeside: {
    value: 0.2,
    unit: 'of the rows beyond the bound',
    found: 'judged',
    reason: 'So many rows on either side of it tell an edge; thirty at the least.',
  },
  clearBeyond: {
    value: 0.5,
    unit: 'of the rows just beyond the bound',
    found: 'judged',
    reason:
      'Of these none is of the state, and most of its rows beyond the bound lie farther than all of them: where two sorts meet, or it becomes rare by and by, the last of it lie there.',
  },
  nearest: {
    value: 12,
    unit: 'rows',
    found: 'judged',
    reason: 'Right at the edge as well: half of a dozen is no chance beside none beyond.',
  },
  mostStates: { value: 8, unit: 'columns', found: 'budget', reason: 'Columns of states that are asked; a table has one or two.' },
  mostTargets: { value: 60, unit: 'columns', found: 'budget', reason: 'Columns that are held against each of them.' },
  mostRead: {
    value: 20_000,
    unit: 'rows',
    found: 'budget',
    reason: 'In which rules are looked for; what breaks them is counted in all rows.',
  },
  mostTold: { value: 3, unit: 'notes', found: 'judged', reason: 'One slip often shows in several columns; more are not read.' },
});
