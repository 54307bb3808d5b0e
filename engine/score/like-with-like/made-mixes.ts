import { normalFrom, randomFrom } from '../../src/stats/distributions/random';

/** How the group that is looked at comes by its difference. */
export type Cause = 'mix' | 'own' | 'both' | 'alone';

export interface MadeMix {
  name: string;
  cause: Cause;
  /** Each row's labels of the columns beside the group's; the group is `g0`. */
  groups: string[];
  columns: Map<string, string[]>;
  values: number[];
  isRate: boolean;
  /** What is the group's own, by the recipe. */
  own: number;
}

const CAUSES: readonly Cause[] = ['mix', 'mix', 'own', 'both', 'alone'];

/**
 * Tables in which a group differs by the mix of one to three columns, by itself, by both, or has nobody like it: rates from rare to frequent and skewed amounts, 2 to 12
 * groups, columns of 2 to 8 labels of unequal sizes, some columns that go with the group or with the value alone, and some with neither.
 */
export function madeMix(seed: number): MadeMix {
  const random = randomFrom(7919 * seed + 13);
  const normal = normalFrom(random);
  const one = <T>(of: readonly T[]): T => of[Math.floor(of.length * random())] as T;
  const cause = CAUSES[seed % CAUSES.length] as Cause;
  const n = one([800, 1500, 3000, 6000]);
  const groupCount = one(cause === 'alone' ? [5, 8, 12] : [2, 3, 5, 8, 12]);
  const behind = cause === 'alone' ? 1 : one([1, 1, 2, 2, 3]);
  const isRate = random() < 0.5;
  const base = isRate ? one([0.06, 0.15, 0.3]) : one([5, 80, 1200]);
  const share = one([0.1, 0.2, 0.35]);
  // How much more or less each label has, as a factor, and how much more frequent it is in the group.
  const made = Array.from({ length: behind }, (_, i) => {
    const labels = one([2, 3, 4, 6, 8]);
    const worst = Math.floor(labels * random());
    return { name: `cause ${i}`, labels, worst, effect: one([1.7, 2.2, 3]), drawn: one([3, 5, 8]), sizes: Array.from({ length: labels }, () => 0.5 + random()) };
  });
  const ownEffect = cause === 'own' || cause === 'both' ? one([1.7, 2.2]) : 1;
  const pick = (sizes: readonly number[]): number => {
    let left = random() * sizes.reduce((all, size) => all + size, 0);
    return Math.max(0, sizes.findIndex((size) => (left -= size) <= 0));
  };
  const rows = Array.from({ length: n }, () => {
    const isOwn = random() < share;
    const isMixed = cause === 'mix' || cause === 'both';
    const codes = made.map(({ sizes, worst, drawn }) => {
      if (cause === 'alone') return isOwn ? worst : -1;
      return pick(sizes.map((size, label) => (isOwn && isMixed && label === worst ? size * drawn : size)));
    });
    const others = Math.max(1, groupCount - 1);
    const group = isOwn ? 0 : 1 + Math.floor(others * random());
    // Nobody else does what the group does; of the rest each label is shared by several groups.
    const shared = Math.max(1, Math.floor(others / 2));
    const labelled = made.map(({ worst }, i) => {
      const code = codes[i] ?? 0;
      return code >= 0 ? code : (worst + 1 + ((group - 1) % shared)) % (shared + 1);
    });
    const factor = made.reduce((all, { worst, effect }, i) => all * (labelled[i] === worst ? effect : 1), isOwn ? ownEffect : 1);
    const value = isRate ? Number(random() < Math.min(0.95, base * factor)) : base * factor * Math.exp(one([0.4, 0.8]) * normal());
    return { group: `g${group}`, labelled, value, isOwn };
  });
  const columns = new Map(made.map(({ name }, i) => [name, rows.map(({ labelled }) => `${name} ${String(labelled[i])}`)]));
  columns.set('noise', rows.map(() => `n${Math.floor(4 * random())}`));
  columns.set('of the group', rows.map(({ isOwn }) => `p${isOwn && random() < 0.6 ? 0 : Math.floor(3 * random())}`));
  columns.set('of the value', rows.map(({ value }) => `v${random() < (value > base ? 0.5 : 0.25) ? 0 : 1 + Math.floor(2 * random())}`));
  return { name: `${cause} ${seed}`, cause, groups: rows.map(({ group }) => group), columns, values: rows.map(({ value }) => value), isRate, own: ownEffect };
} // prettier-ignore
