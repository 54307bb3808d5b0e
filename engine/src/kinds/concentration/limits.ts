import { limits } from '../../limits';

/** Few that hold much of a total. */
export const LIMITS = limits({
  hundredth: { value: 0.01, unit: 'share of the holders', found: 'judged', reason: 'Readers think in such parts: one in a hundred.' },
  twentieth: { value: 0.05, unit: 'share of the holders', found: 'judged', reason: 'One in twenty.' },
  tenth: { value: 0.1, unit: 'share of the holders', found: 'judged', reason: 'One in ten; what it takes more for to hold half is no concentration.' },
  least: {
    value: 0.5,
    unit: 'share of the total',
    found: 'judged',
    reason: 'Half is what readers ask for; of an exponential spread a tenth holds a third, so that ordinary unevenness is not told.',
  },
  fewest: { value: 50, unit: 'holders', found: 'judged', reason: 'Of fewer a tenth is a handful, and these are named by a ranking.' },
  fewestFirst: { value: 3, unit: 'holders', found: 'judged', reason: 'One or two are named instead.' },
  mostOfOne: { value: 0.5, unit: 'share of what the first hold', found: 'judged', reason: 'Where one of them has more it is the doing of one, who is named instead.' },
  most: { value: 2, unit: 'findings', found: 'budget', reason: 'Of each that holds: sizes of one thing go together, and a third says what two have said.' },
  rare: { value: 5, unit: 'things each', found: 'derived', reason: 'Of more things each, a tenth of the holders has no more than a fifth by chance.' },
  draws: { value: 20, unit: 'draws', found: 'budget', reason: 'As many as show where chance ends, one in twenty.' },
  beyondChance: { value: 1.25, unit: 'times what chance gives', found: 'judged', reason: 'A quarter more than chance gives is a concentration; a little more is that holders differ a little.' },
  weight: { value: 0.7, unit: 'strength', found: 'judged', reason: 'An exact description, behind what stands first and how a series runs.' },
  tenths: { value: 10, unit: 'bars', found: 'judged', reason: 'The parts of all, from the largest holders to the smallest, at a glance.' },
}); // prettier-ignore
