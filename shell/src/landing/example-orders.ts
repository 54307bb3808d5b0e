export interface Order {
  region: string;
  month: string;
  revenue: number;
}

/** The whole of the small table that the example on the landing page speaks of. */
export const ORDERS: readonly Order[] = [
  { region: 'North', month: 'Jan', revenue: 420 },
  { region: 'South', month: 'Jan', revenue: 180 },
  { region: 'North', month: 'Feb', revenue: 510 },
  { region: 'West', month: 'Feb', revenue: 240 },
  { region: 'South', month: 'Mar', revenue: 160 },
  { region: 'North', month: 'Mar', revenue: 390 },
  { region: 'West', month: 'Apr', revenue: 210 },
  { region: 'East', month: 'Apr', revenue: 290 },
];

export interface RegionTotal {
  region: string;
  revenue: number;
  /** Part of the whole, 0 to 1. */
  share: number;
}

/** Revenue by region, the largest first. */
export function totalsByRegion(orders: readonly Order[]): RegionTotal[] {
  const sums = new Map<string, number>();
  for (const { region, revenue } of orders) sums.set(region, (sums.get(region) ?? 0) + revenue);
  const whole = [...sums.values()].reduce((sum, value) => sum + value, 0);
  return [...sums]
    .map(([region, revenue]) => ({ region, revenue, share: revenue / whole }))
    .sort((a, b) => b.revenue - a.revenue);
}
