import { attribute, category, flag, identifier, measure, time, type Field } from '../make/field';
import { draft, type Draft } from '../make/draft';
import { dayText, daysLater, START } from '../make/times';
import type { Random } from '../make/random';

/** Visitors who were shown one of two pages. */
export function experimentTable(random: Random, rows: number): Draft {
  const arm = Array.from({ length: rows }, () => random.pick(['A', 'B']));
  const bought = arm.map((one) => random.chance(one === 'A' ? 0.1 : 0.125));
  const fields: Field[] = [
    identifier('visitor id', arm.map((_, i) => `u${100_000 + 13 * i}`)), // prettier-ignore
    time('first seen', arm.map(() => dayText(daysLater(START, random.between(0, 28))))), // prettier-ignore
    category('variant', arm),
    category('device', arm.map(() => random.pick(['Desktop', 'Mobile', 'Tablet']))), // prettier-ignore
    flag('converted', bought.map((yes) => (yes ? '1' : '0'))), // prettier-ignore
    measure('revenue', 'flow', bought.map((yes) => (yes ? random.between(9, 90).toFixed(2) : '0')), { unit: '€' }), // prettier-ignore
  ];
  return draft(['event', 'entity'], fields, {
    time: [['first seen']],
    // Who buys nothing pays nothing.
    rules: [{ kind: 'settled', result: 'revenue', from: ['converted'], broken: 0 }],
    outcome: { columns: ['converted', 'revenue'], good: 'high', expected: true },
  });
}

/** Patients who are seen several times: drug and sex belong to the patient, what is measured to the visit. */
export function trialTable(random: Random, patients: number, visits: number): Draft {
  const rows = Array.from({ length: patients }, (_, p) => Array.from({ length: visits }, (_unused, v) => [p, v] as const)).flat();
  const own = <T>(make: () => T): T[] => {
    const values = Array.from({ length: patients }, make);
    return rows.map(([p]) => values[p] as T);
  };
  const base = own(() => random.between(125, 165));
  const start = own(() => random.between(0, 200));
  const drug = own(() => random.pick(['drug', 'placebo']));
  const key = ['patient id'];
  const fields: Field[] = [
    { ...attribute('patient id', ['identifier', 'category'], rows.map(([p]) => `S${101 + p}`)), complete: true }, // prettier-ignore
    { ...attribute('visit', ['time', 'ordered-category', 'coded-category', 'category'], rows.map(([, v]) => v + 1)), complete: true }, // prettier-ignore
    time('visit date', rows.map(([, v], i) => dayText(daysLater(START, (start[i] ?? 0) + 30 * v)))), // prettier-ignore
    attribute('treatment arm', ['category', 'boolean'], drug, key),
    attribute('gender', ['category', 'boolean'], own(() => random.pick(['female', 'male'])), key), // prettier-ignore
    measure('age', 'level', own(() => random.whole(30, 80)), { of: key, unit: 'years' }), // prettier-ignore
    measure(
      'systolic pressure',
      'level',
      rows.map(([, v], i) => Math.round((base[i] ?? 0) - (drug[i] === 'drug' ? 4 * v : v) + 5 * random.normal())),
      { unit: 'mmHg' },
    ),
    measure('pulse', 'level', rows.map(() => random.whole(55, 105)), { unit: 'bpm' }), // prettier-ignore
  ];
  return draft(['panel'], fields, { time: [['visit date'], ['visit']] });
}

/** Readings of sensors at even steps. */
export function sensorTable(random: Random, sensors: number, steps: number): Draft {
  const rows = Array.from({ length: steps }, (_, t) => Array.from({ length: sensors }, (_unused, s) => [s, t] as const)).flat();
  const vendors = Array.from({ length: sensors }, () => random.pick(['Acme', 'Bolt', 'Crane']));
  const levels = Array.from({ length: sensors }, () => random.between(15, 45));
  const moment = (t: number): string => new Date(START + t * 600_000).toISOString().slice(0, 19).replace('T', ' ');
  const fields: Field[] = [
    time('measured at', rows.map(([, t]) => moment(t))), // prettier-ignore
    { ...attribute('sensor id', ['identifier', 'category', 'coded-category'], rows.map(([s]) => 31 + s)), complete: true }, // prettier-ignore
    category('vendor', rows.map(([s]) => vendors[s] ?? ''), ['sensor id']), // prettier-ignore
    measure('temperature', 'level', rows.map(([s]) => ((levels[s] ?? 20) + random.normal()).toFixed(2)), { unit: '°C' }), // prettier-ignore
    measure('battery level', 'percent', rows.map(([, t]) => Math.round(100 - (60 * t) / steps)), { unit: '%' }), // prettier-ignore
  ];
  return draft(['panel'], fields, { time: [['measured at']], outcome: null });
}
