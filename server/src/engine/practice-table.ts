const ROWS = 400;
const DAY_MS = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const REGIONS = ['North', 'South', 'West'];
const PLANS = ['Basic', 'Plus', 'Pro', 'Team'];
const SEVERITIES = ['low', 'medium', 'high'];
const WORDS = ['invoice', 'login', 'export', 'slow', 'page', 'update', 'refund', 'missing'];

/** Figures that look drawn, the same each time. */
function drawing(): (below: number) => number {
  let state = 1;
  return (below) => Math.floor(((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647) * below);
}

/**
 * A table of a bit of everything that tables hold and that is found in them, for a child to practise on: the first run of code takes most of the
 * time of a small table, whatever stands in it.
 */
export function practiceTable(): string {
  const draw = drawing();
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const [customer, region, plan, severity] = [draw(60), draw(3), draw(4), draw(3)];
    const opened = START + row * 2 * DAY_MS + draw(86_400) * 1000;
    const hours = 4 + 6 * severity + 3 * region + draw(12) + row / 40;
    const units = 1 + draw(9 + 4 * plan);
    const price = 5 + 3 * plan + draw(400) / 100;
    return [
      `T-${1000 + row}`,
      new Date(opened).toISOString().slice(0, 19),
      new Date(opened + hours * 3_600_000).toISOString().slice(0, 19),
      `C${100 + customer}`,
      REGIONS[customer % 3],
      PLANS[plan],
      SEVERITIES[severity],
      units,
      price.toFixed(2),
      (units * price).toFixed(2),
      hours.toFixed(1),
      Math.max(1, 5 - severity - draw(2)),
      draw(10) < 1 + 2 * severity ? 'yes' : 'no',
      `${WORDS[draw(8)]} ${WORDS[draw(8)]} ${WORDS[severity]} since ${WORDS[draw(8)]}`,
      row % 9 === 0 ? '' : draw(100) + row,
    ];
  });
  const header = 'ticket_id,opened_at,resolved_at,customer_id,region,plan,severity,units,price,revenue,response_hours,satisfaction,escalated,note,visits'; // prettier-ignore
  return [header, ...rows.map((cells) => cells.join(','))].map((line) => `${line}\n`).join('');
}
