import type { Alert } from '../../contracts/report/alert';
import { cellKind } from '../../read/typing/cell-kind';
import { LETTERED } from '../../read/typing/number-format';
import { alertMaker, listed, percentOf, type AlertContext, type AlertMaker } from './alert-context';
import type { ColumnFacts } from '../column-facts';
import type { RoleDecision } from '../roles/role-decision';
import { share } from '../share';
import { wholeText } from '../../wording/number-text';
import { numberFormat } from '../../words';
import { t } from './messages';
import { LIMITS } from './limits';

const MEASURES = new Set(['measure-additive', 'measure-intensive', 'money', 'percent', 'duration']);

/** What single columns show: gaps, emptiness, too many or too uneven labels, skew, personal data. */
export function columnAlerts({ loaded, facts, decisions }: AlertContext): Alert[] {
  const make = alertMaker(loaded.name);
  return [
    ...missing(facts, loaded.rows, make),
    ...facts.flatMap((fact, i) => {
      const decision = decisions[i];
      return decision ? shape(fact, decision, make) : [];
    }),
  ];
}

export const missingText = (name: string, n: number, rows: number): string =>
  t('missing', { name, share: percentOf(n, rows), n, rows: wholeText(n) });

export const manyValuesText = (name: string, n: number): string => t('many-values', { name, n, values: wholeText(n) });

export const imbalanceText = (name: string, label: string, n: number, filled: number): string =>
  t('imbalance', { share: percentOf(n, filled), name, value: label.slice(0, LIMITS.longestValue) });

function missing(facts: ColumnFacts[], rows: number, make: AlertMaker): Alert[] {
  const gaps = facts
    .filter(({ stats }) => stats.count > 0 && stats.missing > rows * LIMITS.missingNoted)
    .sort((a, b) => b.stats.missing - a.stats.missing);
  const single = gaps.length > LIMITS.singleAlerts ? gaps.slice(0, LIMITS.singleAlerts - 1) : gaps;
  const alerts = single.map(({ column, stats }) =>
    make(
      'missing',
      stats.missing > rows * LIMITS.missingMuch ? 'warning' : 'info',
      [column.name],
      missingText(column.name, stats.missing, rows),
      { count: stats.missing },
    ),
  );
  const rest = gaps.slice(single.length).map(({ column }) => column.name);
  if (rest.length)
    alerts.push(
      make('missing', 'info', rest, t('missing.more', { n: rest.length, names: listed(rest) }), {
        count: rest.length,
      }),
    );
  return alerts;
}

function shape(fact: ColumnFacts, decision: RoleDecision, make: AlertMaker): Alert[] {
  const { column, stats, labels, distinct, skewness, sample } = fact;
  const name = column.name;
  const alerts: Alert[] = [];
  if (decision.role === 'empty') return [make('constant', 'info', [name], t('empty', { name }))];
  if (decision.role === 'constant') {
    const value = sample[0]?.slice(0, LIMITS.longestValue) ?? '';
    return [make('constant', 'info', [name], decision.personal ? t('constant', { name }) : t('constant.shown', { name, value }))];
  }
  const [top] = labels ?? [];
  if (['category', 'geography'].includes(decision.role) && column.type === 'text' && distinct > LIMITS.manyLabels) {
    alerts.push(
      make('high-cardinality', 'info', [name], manyValuesText(name, Math.round(distinct)), {
        count: Math.round(distinct),
      }),
    );
  }
  if (
    top &&
    ['category', 'ordered-category', 'boolean'].includes(decision.role) &&
    top[1] > stats.count * LIMITS.imbalanced &&
    stats.count >= LIMITS.rowsOfAShape
  ) {
    alerts.push(make('imbalance', 'info', [name], imbalanceText(name, top[0], top[1], stats.count), { count: top[1] }));
  }
  if (
    MEASURES.has(decision.role) &&
    skewness !== null &&
    Math.abs(skewness) > LIMITS.skewed &&
    stats.count >= LIMITS.rowsOfAShape &&
    distinct > LIMITS.valuesOfAShape
  ) {
    alerts.push(
      make(
        'skew',
        'info',
        [name],
        t('skew', {
          name,
          right: skewness > 0,
          skewness: numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(skewness),
        }),
      ),
    );
  }
  if (column.type === 'text' && decision.role !== 'identifier' && !decision.personal)
    alerts.push(...hiddenNumbers(name, sample, make));
  const kind = decision.personal ?? (decision.namesPeople ? 'name' : null);
  if (kind) alerts.push(personal(name, kind, decision.personal === undefined, make));
  return alerts;
}

function hiddenNumbers(name: string, sample: string[], make: AlertMaker): Alert[] {
  const code = sample.some((text) => /^0\d/.test(text.trim()) || /^\d{19,}$/.test(text.trim()) || LETTERED.test(text.trim()));
  const numbers = share(sample, (text) => cellKind(text) === 'number');
  const dates = share(sample, (text) => cellKind(text) === 'date');
  if (code || sample.length < 10) return [];
  if (numbers > 0.5)
    return [make('numbers-as-text', 'warning', [name], t('numbers-as-text', { name, share: percentOf(numbers, 1) }))];
  if (dates > 0.5) return [make('mixed-formats', 'warning', [name], t('dates-as-text', { name, share: percentOf(dates, 1) }))];
  if (numbers + dates > LIMITS.mixed) return [make('mixed-formats', 'info', [name], t('mixed-words', { name }))];
  return [];
}

function personal(name: string, kind: NonNullable<RoleDecision['personal']> | 'name', groups: boolean, make: AlertMaker): Alert {
  return groups
    ? make('personal-data', 'info', [name], t('personal.grouped', { name, kind }))
    : make('personal-data', 'warning', [name], t('personal.hidden', { name, kind }));
}
