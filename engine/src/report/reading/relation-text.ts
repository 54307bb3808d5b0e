import type { ColumnRelation } from '../../contracts/table/column-relation';
import { human, labelText, list } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { isExactFactor, reckonedText } from '../../wording/reckoned-text';
import { t } from './messages';

/** What a relation of columns says: `total = price × pieces`. */
export function relationText(relation: ColumnRelation): string {
  const target = noun(relation.target);
  switch (relation.kind) {
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
    case 'cumulated': {
      const of = [relation.of, ...(relation.less === undefined ? [] : [relation.less])].map(noun).join(' − ');
      return t('cumulated', { target, of });
    }
    case 'bucket':
    case 'change':
    case 'copy':
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
    case 'between':
    case 'linear':
    case 'power':
    case 'product':
    case 'quotient':
    case 'sum':
      return t('factor' in relation && !isExactFactor(relation.factor) ? 'made-about' : 'made', { target, text: reckonedText(relation, noun) ?? '' });
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
  lagged: 'lagged',
  change: 'change',
  'rolling-mean': 'mean',
  until: 'until',
  followed: 'followed',
} as const;

const noun = (column: string): string => labelText(human(column));
