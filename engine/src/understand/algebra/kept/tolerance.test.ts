import { toleranceOf } from './tolerance';

const of = (values: number[], made: number[] = values.map((value) => value + 0.001)) =>
  toleranceOf(Float64Array.from(values), Float64Array.from(made));

test.each<[string, number[], number[] | undefined, number]>([
  ['cents, which some cut off', [1.23, 4.56, 7.89, 2.31], undefined, 0.01],
  ['five cents', [1.25, 4.5, 7.85, 2.3, 9.95], undefined, 0.025],
  ['a tenth of a per cent', [12.3, 45.6, 78.9], undefined, 0.1],
  ['whole numbers of what is none', [12, 45, 78, 101], undefined, 0.5],
  ['whole hundreds', [1200, 4500, 7800], undefined, 50],
  ['whole numbers of whole numbers', [12, 45, 78], [12, 45, 77], 0],
  ['five cents, but for one in eight', [1.25, 4.5, 7.85, 2.3, 9.95, 3.1, 8.2, 1.13], undefined, 0.025],
])('%s', (_, values, made, tolerance) => expect(of(values, made)).toBeCloseTo(tolerance, 12)); // prettier-ignore
