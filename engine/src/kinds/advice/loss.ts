import { amountText } from '../../wording/number-text';
import type { About } from '../about';
import { t } from './messages';

/**
 * A group that costs more than it brings in: by how much, all of it together. Only where the table has a column for what is left of the one after the other, so that
 * both are known to be of one account.
 */
export function adviseOnLoss({ frame, who, dimension, claim: { member, value, subject } }: About): string | null {
  const { measure: told } = subject;
  if (!who || !dimension || member === null || told.op !== 'quotient' || value === null || value <= 1) return null;
  const isAccount = frame.table.model?.algebra.some(
    (one) => one.kind === 'sum' && one.divisor === 1 && one.plus.includes(told.by) && one.minus.includes(told.of),
  );
  const [cost, sale] = [told.of, told.by].map((column) => frame.measures.find(({ id }) => id === column));
  if (!isAccount || !cost || !sale) return null;
  const code = dimension.labels.indexOf(member);
  const loss = dimension.codes.reduce((sum, one, row) => {
    const left = (cost.values[row] ?? NaN) - (sale.values[row] ?? NaN);
    return one === code && left === left ? sum + left : sum;
  }, 0);
  return loss > 0 ? t('loss', { who, cost: cost.noun, sale: sale.noun, loss: amountText(loss, cost.unit) }) : null;
}
