import { csvOf, seeded } from '../../kinds/made-up-rows';
import { modelOf } from '../testing/model-of';

test.each(['SalesRep', 'sales_region', 'Revenue owner'])(
  'names are no outcome, whatever they are called after: %s',
  async (header) => {
    const random = seeded(3);
    const rows = Array.from({ length: 200 }, () => [
      ['Ann', 'Bob', 'Cleo', 'Dan'][Math.floor(4 * random())] ?? '',
      (100 * random()).toFixed(1),
    ]);
    const { outcome } = await modelOf(csvOf([header, 'weight_kg'], rows));
    expect(outcome.kind).toBe('none');
  },
);
