import { limits } from '../../limits';

/** How exactly distributions are computed. */
export const LIMITS = limits({
  mostHeaps: {
    value: 1000,
    unit: 'heaps',
    found: 'budget',
    reason: 'Rows are dealt into heaps, and heaps are drawn: as good as rows when there are many, and as fast for a million.',
  },
  fewestHeaps: {
    value: 5,
    unit: 'heaps',
    found: 'judged',
    reason: 'Fewer can be drawn in so few ways that an interval says nothing.',
  },
  halvingsOfStudent: {
    value: 60,
    unit: 'halvings',
    found: 'derived',
    reason: 'Of the range up to 1,000: what is left is below 1e-15.',
  },
  halvingsOfNormal: {
    value: 80,
    unit: 'halvings',
    found: 'derived',
    reason: 'Of the range from −40 to 40, beyond which a double knows no tail: what is left is below 1e-22.',
  },
  manyRows: {
    value: 16_384,
    unit: 'rows',
    found: 'measured',
    reason: 'From here on sorting by digits is faster than by comparing; below, counting the digits costs more than it spares.',
  },
});
