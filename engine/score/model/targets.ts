export interface Target {
  figure: string;
  /** Least share of right ones. */
  least: number;
}

/** What the model has to reach, figure by figure. Figures without a target are printed as well. */
export const TARGETS: readonly Target[] = [
  { figure: 'roles without harm', least: 0.98 },
  { figure: 'key metrics', least: 1 },
  { figure: 'aggregations that make sense', least: 1 },
  { figure: 'shape', least: 0.95 },
  { figure: 'panels', least: 0.98 },
  { figure: 'unpivots that are right', least: 1 },
  { figure: 'dropped members that are totals', least: 1 },
  { figure: 'totals found', least: 0.8 },
  { figure: 'outcomes said', least: 0.9 },
  { figure: 'tables with an outcome of which it is said', least: 0.5 },
  { figure: 'units of observation', least: 0.97 },
  { figure: 'rules said', least: 0.98 },
  { figure: 'rules found', least: 0.95 },
  { figure: 'look-alikes of rules left alone', least: 0.98 },
  { figure: 'time headers', least: 1 },
  { figure: 'look-alikes of time left alone', least: 1 },
  { figure: 'rates without a percent', least: 1 },
  { figure: 'shares above one that keep their scale', least: 1 },
  { figure: 'roles that stay', least: 0.97 },
  { figure: 'roles that stay without names', least: 0.8 },
];
