import type { Alert } from '../../contracts/alert';
import { cellKind } from '../../read/typing/cell-kind';
import { alertMaker, counted, listed, percentOf, type AlertContext, type AlertMaker } from './alert-context';
import type { ColumnFacts } from '../column-facts';
import type { RoleDecision } from '../roles/role-decision';
import { share } from '../share';

const MISSING_NOTED = 0.01;
const MISSING_MUCH = 0.3;
const MANY_LABELS = 100;
const IMBALANCED = 0.95;
const SKEWED = 2;
const SINGLE_ALERTS = 8;
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

function missing(facts: ColumnFacts[], rows: number, make: AlertMaker): Alert[] {
  const gaps = facts
    .filter(({ stats }) => stats.count > 0 && stats.missing > rows * MISSING_NOTED)
    .sort((a, b) => b.stats.missing - a.stats.missing);
  const single = gaps.length > SINGLE_ALERTS ? gaps.slice(0, SINGLE_ALERTS - 1) : gaps;
  const alerts = single.map(({ column, stats }) =>
    make(
      'missing',
      stats.missing > rows * MISSING_MUCH ? 'warning' : 'info',
      [column.name],
      `“${column.name}” is missing in ${percentOf(stats.missing, rows)} of rows (${counted(stats.missing, 'row')}).`,
      { count: stats.missing },
    ),
  );
  const rest = gaps.slice(single.length).map(({ column }) => column.name);
  if (rest.length)
    alerts.push(
      make('missing', 'info', rest, `${counted(rest.length, 'more column')} have missing values: ${listed(rest)}.`, {
        count: rest.length,
      }),
    );
  return alerts;
}

function shape(fact: ColumnFacts, decision: RoleDecision, make: AlertMaker): Alert[] {
  const { column, stats, labels, distinct, skewness, sample } = fact;
  const name = column.name;
  const alerts: Alert[] = [];
  if (decision.role === 'empty') return [make('constant', 'info', [name], `“${name}” has no value in any row.`)];
  if (decision.role === 'constant') {
    const value = decision.personal ? '' : ` (${sample[0]?.slice(0, 60) ?? ''})`;
    return [make('constant', 'info', [name], `“${name}” has the same value in every row that has one${value}.`)];
  }
  const [top] = labels ?? [];
  if (['category', 'geography'].includes(decision.role) && column.type === 'text' && distinct > MANY_LABELS) {
    alerts.push(
      make(
        'high-cardinality',
        'info',
        [name],
        `“${name}” has ${counted(Math.round(distinct), 'different value')}; comparisons keep to the most frequent ones.`,
        { count: Math.round(distinct) },
      ),
    );
  }
  if (
    top &&
    ['category', 'ordered-category', 'boolean'].includes(decision.role) &&
    top[1] > stats.count * IMBALANCED &&
    stats.count >= 30
  ) {
    alerts.push(
      make(
        'imbalance',
        'info',
        [name],
        `${percentOf(top[1], stats.count)} of “${name}” are “${top[0].slice(0, 60)}”, so its other values rest on few rows.`,
        { count: top[1] },
      ),
    );
  }
  if (MEASURES.has(decision.role) && skewness !== null && Math.abs(skewness) > SKEWED && stats.count >= 30 && distinct > 5) {
    alerts.push(
      make(
        'skew',
        'info',
        [name],
        `“${name}” is strongly skewed to the ${skewness > 0 ? 'right' : 'left'} (skewness ${skewness.toFixed(1)}): its mean is not a typical value, the median is.`,
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
  const code = sample.some((text) => /^0\d/.test(text.trim()) || /^\d{19,}$/.test(text.trim()));
  const numbers = share(sample, (text) => cellKind(text) === 'number');
  const dates = share(sample, (text) => cellKind(text) === 'date');
  if (code || sample.length < 10) return [];
  if (numbers > 0.5)
    return [
      make(
        'numbers-as-text',
        'warning',
        [name],
        `“${name}” holds numbers in ${percentOf(numbers, 1)} of its cells, but too much other text to be read as a number.`,
      ),
    ];
  if (dates > 0.5)
    return [
      make(
        'mixed-formats',
        'warning',
        [name],
        `“${name}” holds dates in ${percentOf(dates, 1)} of its cells, but not in one readable form.`,
      ),
    ];
  if (numbers + dates > 0.15) return [make('mixed-formats', 'info', [name], `“${name}” mixes words with numbers or dates.`)];
  return [];
}

const PERSONAL = {
  email: 'e-mail addresses',
  phone: 'telephone numbers',
  name: 'names of people',
  address: 'addresses',
  other: 'personal data',
};

function personal(name: string, kind: keyof typeof PERSONAL, groups: boolean, make: AlertMaker): Alert {
  const how = groups ? 'it is used to compare groups, so think of who will see the report' : 'its values are not shown';
  return make('personal-data', groups ? 'info' : 'warning', [name], `“${name}” seems to hold ${PERSONAL[kind]}; ${how}.`);
}
