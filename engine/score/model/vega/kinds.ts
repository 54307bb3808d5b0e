import type { ColumnLabel } from '../label';
import { attribute, flag, measure } from '../make/field';

const of = (field: { label: ColumnLabel }): ColumnLabel => {
  const { units: _, ...label } = field.label;
  return label;
};

/** Short words for labels that are written by hand. Units are not judged, apart from those of shares. */
export const KINDS = {
  id: of(attribute('', ['identifier', 'text', 'code'], [])),
  name: of(attribute('', ['identifier', 'text', 'category', 'personal-data', 'geography'], [])),
  person: of(attribute('', ['personal-data', 'text', 'identifier', 'category'], [])),
  key: of(attribute('', ['category', 'identifier', 'geography', 'code', 'coded-category', 'personal-data', 'text'], [])),
  category: of(attribute('', ['category', 'geography'], [])),
  order: of(attribute('', ['ordered-category', 'category'], [])),
  coded: of(attribute('', ['coded-category', 'category', 'code', 'boolean'], [])),
  rank: of(attribute('', ['rank', 'ordered-category', 'identifier'], [])),
  boolean: of(flag('', [])),
  place: of(attribute('', ['geography', 'category', 'text', 'identifier'], [])),
  coordinate: of(attribute('', ['coordinate'], [])),
  text: of(attribute('', ['text', 'category', 'identifier', 'geography'], [])),
  code: of(attribute('', ['code', 'identifier', 'geography', 'category', 'coded-category'], [])),
  time: of(attribute('', ['time'], [])),
  calendar: of(attribute('', ['time', 'ordered-category', 'category', 'coded-category'], [])),
  constant: of(attribute('', ['constant', 'category', 'geography'], [])),
  angle: {
    ...of(measure('', 'level', [])),
    roles: ['measure', 'coordinate'],
    overMembers: ['never'],
    overTime: ['never', 'last'],
  },
  flow: of(measure('', 'flow', [])),
  stock: of(measure('', 'stock', [])),
  weight: { ...of(measure('', 'flow', [])), roles: ['weight', 'measure'] },
  level: of(measure('', 'level', [])),
  fraction: of(measure('', 'fraction', [])),
  percent: of(measure('', 'percent', [])),
  mixture: { roles: ['measure'], overMembers: ['never'], overTime: ['never'] },
  anything: { roles: ['measure', 'category', 'ordered-category', 'coded-category', 'identifier', 'text', 'code', 'time', 'rank', 'boolean', 'constant', 'weight'], overMembers: ['sum', 'mean', 'weighted-mean', 'last', 'never'], overTime: ['sum', 'mean', 'weighted-mean', 'last', 'never'] }, // prettier-ignore
} as const satisfies Record<string, ColumnLabel>;
export type Kind = keyof typeof KINDS;
