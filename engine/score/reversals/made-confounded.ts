import { Random } from '../model/make/random';
import type { NullTable } from '../nulls/null-family';

/** How a treatment that does nothing, or works through something else, comes to look as if it did. */
export const CAUSES = ['case mix', 'eras', 'mediator', 'after the outcome', 'collider'] as const;
export type Cause = (typeof CAUSES)[number];

/** The column that lies behind, or that must turn nothing. */
const NAMES: Readonly<Record<Cause, string>> = {
  'case mix': 'severity',
  eras: 'year',
  mediator: 'marker',
  'after the outcome': 'refund type',
  collider: 'hospitalised',
};
const LEAST_ROWS = 900;
const MOST_ROWS = 3000;
const FIRST_YEAR = 2018;
const CLINICS = ['North', 'South', 'East', 'West', 'Centre'] as const;

export interface MadeConfounded {
  cause: Cause;
  by: string;
  table: NullTable;
}

interface Row {
  treated: boolean;
  by: string | number;
  cured: boolean;
}

/** Treatment, what lies behind it, a clinic that has nothing to do with it, and whether it was cured. */
export function madeConfounded(cause: Cause, seed: number): MadeConfounded {
  const random = new Random(seed);
  const row = rowOf(cause, random);
  const rows = Array.from({ length: random.whole(LEAST_ROWS, MOST_ROWS) }, () => {
    const { treated, by, cured } = row();
    return [treated ? 'A' : 'B', by, random.pick(CLINICS), cured ? 'yes' : 'no'];
  });
  return { cause, by: NAMES[cause], table: { header: ['treatment', NAMES[cause], 'clinic', 'cured'], rows } };
}

function rowOf(cause: Cause, random: Random): () => Row {
  const strata = random.whole(2, cause === 'eras' ? 5 : 4);
  const steep = random.between(0.55, 0.75);
  switch (cause) {
    // The worse the case, or the later the year, the more often the first treatment, and the outcome goes by that alone.
    case 'case mix':
    case 'eras':
      return () => {
        const at = random.whole(0, strata - 1);
        const worse = at / (strata - 1);
        return {
          treated: random.chance(0.5 + steep * (worse - 0.5)),
          by: cause === 'eras' ? FIRST_YEAR + at : `level ${at + 1}`,
          cured: random.chance(0.85 - 0.7 * worse),
        };
      };
    case 'mediator':
      return () => {
        const treated = random.chance(0.5);
        const between = random.chance(treated ? 0.8 : 0.3);
        return { treated, by: between ? 'high' : 'low', cured: random.chance((between ? 0.8 : 0.3) - (treated ? 0.1 : 0)) };
      };
    // What comes of treatment and outcome alike.
    case 'after the outcome':
    case 'collider':
      return () => {
        const [treated, cured] = [random.chance(0.5), random.chance(0.5)];
        const after = random.chance((treated ? 0.4 : 0) + (cured ? 0.5 : 0.1));
        return { treated, by: after ? 'high' : 'low', cured };
      };
  }
}
