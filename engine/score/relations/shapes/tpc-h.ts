import type { Shape } from '../shape';

/** The decision support benchmark of the TPC: a letter before each column, and a key of two columns. */
export const TPC_H: Shape = {
  name: 'tpc-h',
  entities: [
    {
      name: 'region',
      key: 'r_regionkey',
      rows: [5, 5],
      columns: [{ name: 'r_name', is: 'group', labels: ['AFRICA', 'AMERICA', 'ASIA', 'EUROPE', 'MIDDLE EAST'] }],
    },
    {
      name: 'nation',
      key: 'n_nationkey',
      rows: [20, 25],
      references: [{ column: 'n_regionkey', to: 'region' }],
      columns: [{ name: 'n_name', is: 'name', of: 'Nation' }],
    },
    {
      name: 'supplier',
      key: 's_suppkey',
      rows: [40, 60],
      references: [{ column: 's_nationkey', to: 'nation' }],
      columns: [
        { name: 's_name', is: 'name', of: 'Supplier' },
        { name: 's_acctbal', is: 'figure', usual: 4000, adds: true },
      ],
    },
    {
      name: 'part',
      key: 'p_partkey',
      rows: [80, 120],
      columns: [
        { name: 'p_name', is: 'name', of: 'Part' },
        { name: 'p_brand', is: 'group', labels: ['Brand#11', 'Brand#22', 'Brand#33', 'Brand#44'] },
        { name: 'p_size', is: 'rating' },
      ],
    },
    {
      name: 'customer',
      key: 'c_custkey',
      rows: [180, 260],
      references: [{ column: 'c_nationkey', to: 'nation' }],
      columns: [
        { name: 'c_name', is: 'name', of: 'Customer' },
        { name: 'c_mktsegment', is: 'group', labels: ['BUILDING', 'AUTOMOBILE', 'MACHINERY', 'HOUSEHOLD'] },
      ],
    },
    {
      name: 'orders',
      key: 'o_orderkey',
      each: [4, 6],
      references: [{ column: 'o_custkey', to: 'customer' }],
      columns: [
        { name: 'o_orderdate', is: 'time', from: '1995-01-01', days: 1200 },
        { name: 'o_orderpriority', is: 'group', labels: ['1-URGENT', '3-MEDIUM', '5-LOW'] },
      ],
    },
    {
      name: 'lineitem',
      key: null,
      each: [2, 4],
      references: [
        { column: 'l_orderkey', to: 'orders' },
        { column: 'l_partkey', to: 'part' },
        { column: 'l_suppkey', to: 'supplier' },
      ],
      columns: [
        { name: 'l_quantity', is: 'figure', usual: 25, whole: true, adds: true },
        { name: 'l_extendedprice', is: 'figure', usual: 30_000, adds: true },
      ],
    },
  ],
};
