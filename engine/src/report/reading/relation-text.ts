import type { ColumnRelation } from '../../contracts/table/column-relation';
import { human, labelText, list } from '../../wording/human';
import { numberText, significantText } from '../../wording/number-text';
import { LIMITS } from './limits';
import { t } from './messages';

/** What a relation of columns says: `total = price × pieces`. */
export function relationText(relation: ColumnRelation): string {
  const target = noun(relation.target);
  const made = (text: string) => t('factor' in relation && !isExact(relation.factor) ? 'made-about' : 'made', { target, text });
  switch (relation.kind) {
    case 'sum': {
      const [plus, minus] = [relation.plus.map(noun).join(' + '), relation.minus.map((name) => ` − ${noun(name)}`).join('')];
      const shares = (relation.shares ?? []).map((share) => ` × ${shareText(share)}`).join('');
      const sum = `${plus}${minus}`;
      if (relation.divisor === 1) return made(shares === '' ? sum : `(${sum})${shares}`);
      return made(`(${sum}) ÷ ${numberText(relation.divisor)}${shares}`);
    }
    case 'product':
      return made(
        `${times(relation.factor)}${[...relation.of.map(noun), ...(relation.shares ?? []).map(shareText)].join(' × ')}${relation.plus.map((name) => ` + ${noun(name)}`).join('')}`,
      );
    case 'quotient': {
      const above = `${relation.of.map(noun).join(' + ')}${relation.less.map((name) => ` − ${noun(name)}`).join('')}`;
      const bracket = relation.of.length + relation.less.length > 1 ? `(${above})` : above;
      const below = relation.by.map(noun).join(' + ');
      return made(`${times(relation.factor)}${bracket} ÷ ${relation.by.length > 1 ? `(${below})` : below}`);
    }
    case 'linear':
      return made(`${times(relation.factor)}${noun(relation.of)}${relation.offset === 0 ? '' : ` + ${numberText(relation.offset)}`}`);
    case 'power':
      return made(`${times(relation.factor)}${noun(relation.of)} ^ ${numberText(relation.power)}`);
    case 'date-part':
      return t('date', { target, of: noun(relation.of), part: relation.part });
    case 'of-members':
      return t('members', {
        target,
        how: relation.label !== undefined && relation.how === 'mean' ? 'share' : relation.how,
        of: relation.label === undefined ? noun(relation.of ?? '') : `${noun(relation.of ?? '')} ${labelText(relation.label)}`,
        by: relation.by.map(noun).join(' × '),
        shifted: relation.offset !== 0,
        offset: numberText(relation.offset),
      });
    case 'by-class':
      return t('by-class', { target, by: noun(relation.by), rated: relation.of !== null, of: noun(relation.of ?? '') });
    case 'settled':
      return t('settled', { target, of: noun(relation.of), label: labelText(relation.label), nought: relation.nought, absent: relation.absent === true });
    case 'left-as-it-was':
      return t('left', { target, of: noun(relation.of), label: labelText(relation.label), how: relation.how });
    case 'filled-by':
      return t('filled-by', { target, of: noun(relation.of), labels: list(relation.labels.map((label) => labelText(label))), nought: relation.nought });
    case 'bucket':
    case 'change':
    case 'copy':
    case 'cumulated':
    case 'followed':
    case 'lagged':
    case 'logarithm':
    case 'part':
    case 'rank':
    case 'rolling-mean':
    case 'rounded':
    case 'same-groups':
    case 'until':
      return t(PLAIN[relation.kind], { target, of: noun(relation.of) });
  }
} // prettier-ignore

const PLAIN = {
  copy: 'copy',
  logarithm: 'log',
  rounded: 'rounded',
  rank: 'rank',
  bucket: 'bucket',
  'same-groups': 'same',
  part: 'part',
  cumulated: 'cumulated',
  lagged: 'lagged',
  change: 'change',
  'rolling-mean': 'mean',
  until: 'until',
  followed: 'followed',
} as const;

const noun = (column: string): string => labelText(human(column));

const shareText = ({ column, how, of }: { column: string; how: 'less' | 'more'; of: number }): string =>
  `(1 ${how === 'less' ? '−' : '+'} ${noun(column)}${of === 1 ? '' : ` ÷ ${numberText(of)}`})`;

const times = (factor: number): string => (factor === 1 ? '' : `${factorText(factor)} × `);

/** Whether somebody chose the factor: one that was estimated from rounded figures has digits without an end. */
const isExact = (factor: number): boolean =>
  Math.abs(Number(factor.toPrecision(LIMITS.digitsOfFactor)) - factor) <= Number.EPSILON * Math.abs(factor);

const factorText = (factor: number): string =>
  significantText(factor, isExact(factor) ? LIMITS.digitsOfFactor : LIMITS.digitsOfEstimate);
