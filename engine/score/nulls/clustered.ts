import { dayText, daysLater, START } from '../model/make/times';
import type { Random } from '../model/make/random';
import { fixed, times, type NullFamily } from './null-family';

const day = (random: Random): string => dayText(daysLater(START, random.between(0, 300)));

/** Families whose rows hang together by units: whoever counts rows instead of units finds what is not there. */
export const CLUSTERED: readonly NullFamily[] = [
  {
    name: 'repeated measures',
    units: ['patient'],
    make(random) {
      const patients = times(40, (i) => ({ id: `P${i + 1}`, arm: random.pick(['drug', 'placebo']), level: random.normal() }));
      const rows = patients.flatMap(({ id, arm, level }) =>
        times(12, (visit) => [id, arm, visit + 1, fixed(120 + 12 * level + 4 * random.normal())]),
      );
      return { header: ['patient', 'arm', 'visit', 'pressure'], rows };
    },
  },
  {
    name: 'customers and orders',
    units: ['customer'],
    make(random) {
      const customers = times(60, (i) => ({
        id: `C${i + 1}`,
        region: random.pick(['North', 'South', 'East']),
        level: random.normal(),
      }));
      const rows = times(700, () => {
        const { id, region, level } = random.pick(customers);
        return [id, region, day(random), fixed(50 * Math.exp(0.8 * level + 0.3 * random.normal()))];
      });
      return { header: ['customer', 'region', 'ordered', 'amount'], rows };
    },
  },
  {
    name: 'few large clusters',
    units: ['site'],
    make(random) {
      const sites = times(8, (i) => ({ id: `Site ${i + 1}`, kind: i % 2 ? 'urban' : 'rural', level: random.normal() }));
      const rows = sites.flatMap(({ id, kind, level }) =>
        times(90, () => [id, kind, fixed(30 + 4 * level + 6 * random.normal())]),
      );
      return { header: ['site', 'kind', 'waiting'], rows };
    },
  },
  {
    name: 'attributes of machines',
    units: ['machine'],
    make(random) {
      const machines = times(20, (i) => ({ id: i + 11, vendor: random.pick(['Acme', 'Bolt', 'Crane']), level: random.normal() }));
      const rows = times(800, () => {
        const { id, vendor, level } = random.pick(machines);
        return [id, vendor, day(random), fixed(70 + 5 * level + 3 * random.normal()), random.whole(0, 9)];
      });
      return { header: ['machine', 'vendor', 'read', 'temperature', 'errors'], rows };
    },
  },
  {
    name: 'crossed users and items',
    units: ['user', 'item'],
    make(random) {
      const users = times(40, (i) => ({ id: `u${i}`, sex: random.pick(['female', 'male']), level: random.normal() }));
      const items = times(25, (i) => ({ id: `i${i}`, genre: random.pick(['drama', 'comedy', 'crime']), level: random.normal() }));
      const rows = times(700, () => {
        const [user, item] = [random.pick(users), random.pick(items)];
        return [user.id, user.sex, item.id, item.genre, fixed(6 + user.level + item.level + 0.8 * random.normal())];
      });
      return { header: ['user', 'sex', 'item', 'genre', 'rating'], rows };
    },
  },
  {
    name: 'pupils in classes in schools',
    units: ['school', 'class'],
    make(random) {
      const rows = times(14, (s) => {
        const [kind, school] = [random.pick(['public', 'private']), random.normal()];
        return times(3, (c) => {
          const [level, method] = [random.normal(), random.pick(['old', 'new'])];
          return times(15, () => [
            `S${s + 1}`,
            `S${s + 1}-${c + 1}`,
            kind,
            method,
            fixed(60 + 6 * school + 4 * level + 5 * random.normal()),
          ]);
        }).flat();
      }).flat();
      return { header: ['school', 'class', 'kind', 'method', 'points'], rows };
    },
  },
  {
    name: 'batches of days',
    units: ['day'],
    make(random) {
      const rows = times(60, (d) => {
        const [level, operator] = [random.normal(), random.pick(['Ann', 'Ben', 'Cleo'])];
        return times(12, () => [dayText(daysLater(START, d)), operator, fixed(10 + 2 * level + random.normal())]);
      }).flat();
      return { header: ['day', 'operator', 'thickness'], rows };
    },
    // A day's level is its own: that it stands out is true.
    real: ['spike'],
  },
  {
    name: 'rates by unit',
    units: ['doctor'],
    make(random) {
      const doctors = times(30, (i) => ({
        id: `D${i}`,
        clinic: random.pick(['A', 'B']),
        rate: Math.min(0.9, Math.max(0.02, 0.3 + 0.2 * random.normal())),
      }));
      const rows = times(800, () => {
        const { id, clinic, rate } = random.pick(doctors);
        return [id, clinic, random.chance(rate) ? 'yes' : 'no'];
      });
      return { header: ['doctor', 'clinic', 'referred'], rows };
    },
  },
  {
    name: 'gaps by unit',
    units: ['interviewer'],
    make(random) {
      const asking = times(15, (i) => ({
        id: `I${i}`,
        office: random.pick(['west', 'east']),
        gaps: random.pick([0, 0.05, 0.5]),
      }));
      const rows = times(600, () => {
        const { id, office, gaps } = random.pick(asking);
        return [id, office, random.chance(gaps) ? '' : random.whole(900, 5000)];
      });
      return { header: ['interviewer', 'office', 'income'], rows };
    },
  },
  {
    name: 'copied rows',
    make(random) {
      const rows = times(90, () => [
        random.pick(['red', 'blue']),
        random.pick(['s', 'm', 'l']),
        fixed(100 + 20 * random.normal()),
      ]);
      return { header: ['colour', 'size', 'weight'], rows: random.shuffled(times(6, () => rows).flat()) };
    },
  },
];
