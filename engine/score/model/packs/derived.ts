import { attribute, category, flag, measure, ordered, time, type Field } from '../make/field';
import { rounded } from '../make/fill';
import { daysLater, momentText, START } from '../make/times';
import { list, type Added, type Pack } from './pack';

const bandOf = (age: number): string => (age < 30 ? '18-29' : age < 45 ? '30-44' : age < 60 ? '45-59' : '60+');
const LANGUAGES = [['de', 'German'], ['fr', 'French'], ['es', 'Spanish'], ['it', 'Italian'], ['pl', 'Polish']] as const; // prettier-ignore

/** Columns that are made from one other column. */
export const DERIVED: readonly Pack[] = [
  {
    name: 'threshold',
    least: 60,
    make(random, rows): Added {
      const points = list(rows, () => random.whole(10, 99));
      return {
        fields: [
          measure('exam points', 'level', points),
          flag('passed', points.map((value) => (value >= 50 ? 'yes' : 'no'))), // prettier-ignore
        ],
        rules: [{ kind: 'threshold', result: 'passed', from: ['exam points'], constant: 50, broken: 0 }],
        rival: true,
      };
    },
  },
  {
    name: 'bucket',
    least: 60,
    make(random, rows): Added {
      const age = list(rows, () => random.whole(18, 85));
      return {
        fields: [measure('age of person', 'level', age, { unit: 'years' }), ordered('age group', age.map(bandOf))],
        rules: [{ kind: 'bucket', result: 'age group', from: ['age of person'], broken: 0 }],
      };
    },
  },
  {
    name: 'rank',
    only: ['entity'],
    make(random, rows): Added {
      const volume = random.shuffled(list(rows, (i) => 100 + i * 17 + random.whole(0, 15)));
      const order = [...volume].sort((a, b) => b - a);
      return {
        fields: [
          measure('sales volume', 'flow', volume),
          attribute('sales rank', ['rank', 'ordered-category'], volume.map((value) => order.indexOf(value) + 1)), // prettier-ignore
        ],
        rules: [{ kind: 'rank', result: 'sales rank', from: ['sales volume'], broken: 0 }],
      };
    },
  },
  {
    name: 'rounding',
    least: 40,
    make(random, rows): Added {
      const rating = list(rows, () => rounded(random.between(1, 10), 2));
      return {
        fields: [
          measure('rating', 'level', rating),
          attribute('rating rounded', ['measure', 'ordered-category'], rating.map((value) => Math.round(value))), // prettier-ignore
        ].map(averaged),
        rules: [{ kind: 'rounding', result: 'rating rounded', from: ['rating'], broken: 0 }],
      };
    },
  },
  {
    name: 'code and name',
    least: 60,
    make(random, rows): Added {
      const chosen = list(rows, () => random.pick(LANGUAGES));
      return {
        fields: [
          { ...attribute('language code', ['category', 'code', 'coded-category', 'geography'], chosen.map(([code]) => code)), complete: true }, // prettier-ignore
          { ...category('language name', chosen.map(([, name]) => name)), complete: true, of: undefined }, // prettier-ignore
        ].map(withoutUnit),
        rules: [{ kind: 'code', result: 'language code', from: ['language name'], broken: 0 }],
      };
    },
  },
  {
    name: 'minutes between',
    only: ['event'],
    make(random, rows): Added {
      const begun = list(rows, () => daysLater(START, random.between(0, 700)));
      const minutes = list(rows, () => random.whole(3, 900));
      return {
        fields: [
          time('started at', begun.map((ms) => momentText(Math.floor(ms / 60_000) * 60_000))), // prettier-ignore
          time('ended at', begun.map((ms, i) => momentText(Math.floor(ms / 60_000) * 60_000 + (minutes[i] ?? 0) * 60_000))), // prettier-ignore
          measure('minutes taken', 'flow', minutes, { unit: 'min' }),
        ],
        rules: [{ kind: 'difference', result: 'minutes taken', from: ['ended at', 'started at'], broken: 0 }],
        time: 'started at',
      };
    },
  },
  {
    name: 'running total',
    only: ['series'],
    make(random, rows): Added {
      const cases = list(rows, () => random.whole(0, 90));
      let sum = 0;
      const running = measure('cumulative cases', 'stock', cases.map((value) => (sum += value))); // prettier-ignore
      return {
        fields: [
          measure('new cases', 'flow', cases),
          { ...running, label: { ...running.label, overMembers: ['sum', 'mean', 'last', 'never'] } },
        ],
        rules: [{ kind: 'cumulated', result: 'cumulative cases', from: ['new cases'], broken: 0 }],
      };
    },
  },
  {
    name: 'period before',
    only: ['series'],
    make(random, rows): Added {
      const visits = list(rows + 1, () => random.whole(200, 900));
      return {
        fields: [measure('visits', 'flow', visits.slice(1)), measure('visits in previous period', 'flow', visits.slice(0, rows))],
        rules: [{ kind: 'lagged', result: 'visits in previous period', from: ['visits'], broken: 0 }],
      };
    },
  },
];

function averaged(field: Field): Field {
  return {
    ...field,
    of: [],
    label: { ...field.label, overMembers: ['mean', 'weighted-mean', 'never'], overTime: ['mean', 'last', 'never'] },
  };
}

/** Each of the two determines the other: whose attribute which is cannot be said. */
function withoutUnit({ of: _, ...field }: Omit<Field, 'of'> & { of?: readonly string[] | undefined }): Field {
  return field;
}
