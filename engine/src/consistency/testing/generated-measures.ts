import type { Key } from './row-key';
import { gaussian, pick, type Random } from './random-parts';

const FORMS = [
  'plain',
  'skewed',
  'steep',
  'cumulated',
  'zeros',
  'negative',
  'constant',
  'hump',
  'falling',
  'seasonal',
  'ties',
  'step',
  'slight',
  'swing',
] as const;

export interface GeneratedMeasure {
  name: string;
  form: (typeof FORMS)[number];
  values(keys: readonly Key[], random: Random): (number | null)[];
}

const NAMES = ['sales', 'cost', 'visitors', 'weight', 'score', 'orders', 'distance', 'amount', 'births', 'output'] as const;

/** Different measures of a table, each with a course of its own. */
export function generateMeasures(random: Random, count: number, shape: string): GeneratedMeasure[] {
  const names = [...NAMES].sort(() => random() - 0.5);
  const forms = FORMS.filter((form) => form !== 'cumulated' || shape === 'series' || shape === 'panel' || shape === 'events');
  return Array.from({ length: count }, (_, i) => {
    const form = pick(random, forms);
    const name = form === 'cumulated' ? `${names[i] ?? 'all'} so far` : (names[i] ?? `m${i}`);
    return { name, form, values: (keys, own) => keys.map(courseOf(form, keys, own)) };
  });
}

/** Values row by row; a twentieth of those of some measures is missing. */
function courseOf(form: GeneratedMeasure['form'], keys: readonly Key[], random: Random): (key: Key) => number | null {
  const level = 10 ** (1 + 4 * random());
  const noise = 0.02 + 0.4 * random();
  const running = new Map<number, number>();
  const gaps = random() < 0.3 && form !== 'cumulated' ? 0.05 : 0;
  const first = keys[0];
  // Levels differ by the first column's label in half of the measures.
  const [column] = Object.keys(first?.labels ?? {});
  const apart = random() < 0.5 ? 1.5 * random() : 0;
  const labels = [...new Set(keys.map(({ labels: own }) => own[column ?? ''] ?? ''))];
  const factor = (key: Key) => 1 + apart * (labels.indexOf(key.labels[column ?? ''] ?? '') / Math.max(1, labels.length));
  const hidden = keys.map(() => random());
  const shift = 0.3 + 0.4 * random();
  return (key) => {
    const e = noise * gaussian(random);
    const value = (() => {
      switch (form) {
        case 'plain':
          return Math.round(level * factor(key) * Math.max(0.1, 1 + e));
        case 'skewed':
          return level * factor(key) * Math.exp(1.6 * gaussian(random));
        case 'steep':
          return level * factor(key) * Math.exp(6 * key.place + e);
        case 'cumulated': {
          const next = (running.get(key.series) ?? 0) + Math.max(0, Math.round(level * (1 + 3 * e)));
          running.set(key.series, next);
          return next;
        }
        case 'zeros':
          return random() < 0.7 ? 0 : Math.round(level * Math.exp(gaussian(random)));
        case 'negative':
          return level * (e - 0.02 + 0.3 * key.place * (random() < 0.5 ? 1 : 0));
        case 'constant':
          return 7;
        case 'hump':
          return level * (1 - (2 * (hidden[key.step] ?? 0) - 1) ** 2 + 0.1 * e);
        case 'falling':
          return level * (2 - key.place + e) * factor(key);
        case 'seasonal':
          return level * (1.5 + Math.sin((2 * Math.PI * new Date(key.at ?? 0).getUTCMonth()) / 12) + e);
        case 'ties':
          return 1 + (key.step % 3);
        case 'step':
          return level * ((key.place > shift ? 1.6 : 1) + e / 3);
        case 'slight':
          return level * (1 + 0.03 * factor(key) + 0.05 * key.place + 0.1 * e);
        case 'swing':
          return level * (1.5 + Math.sin(5 * key.place) + e / 4);
      }
    })();
    return random() < gaps ? null : value;
  };
}
