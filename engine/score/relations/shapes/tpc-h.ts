import { figure, group, named, rating, time, type Shape } from '../shape';

/** The decision support benchmark of the TPC: a letter before each column, and a key of two columns. */
export const TPC_H: Shape = {
  name: 'tpc-h',
  entities: [
    {
      name: 'region',
      key: 'r_regionkey',
      rows: [5, 5],
      columns: [group('r_name', ['AFRICA', 'AMERICA', 'ASIA', 'EUROPE', 'MIDDLE EAST'])],
    },
    {
      name: 'nation',
      key: 'n_nationkey',
      rows: [20, 25],
      references: [{ column: 'n_regionkey', to: 'region' }],
      columns: [named('n_name', 'Nation')],
    },
    {
      name: 'supplier',
      key: 's_suppkey',
      rows: [40, 60],
      references: [{ column: 's_nationkey', to: 'nation' }],
      columns: [named('s_name', 'Supplier'), figure('s_acctbal', 4000, { adds: true })],
    },
    {
      name: 'part',
      key: 'p_partkey',
      rows: [80, 120],
      columns: [named('p_name', 'Part'), group('p_brand', ['Brand#11', 'Brand#22', 'Brand#33', 'Brand#44']), rating('p_size')],
    },
    {
      name: 'customer',
      key: 'c_custkey',
      rows: [180, 260],
      references: [{ column: 'c_nationkey', to: 'nation' }],
      columns: [named('c_name', 'Customer'), group('c_mktsegment', ['BUILDING', 'AUTOMOBILE', 'MACHINERY', 'HOUSEHOLD'])],
    },
    {
      name: 'orders',
      key: 'o_orderkey',
      each: [4, 6],
      references: [{ column: 'o_custkey', to: 'customer' }],
      columns: [time('o_orderdate', '1995-01-01', 1200), group('o_orderpriority', ['1-URGENT', '3-MEDIUM', '5-LOW'])],
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
      columns: [figure('l_quantity', 25, { whole: true, adds: true }), figure('l_extendedprice', 30_000, { adds: true })],
    },
  ],
};
