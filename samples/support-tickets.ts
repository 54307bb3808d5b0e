import { SeededRandom } from './random';

const SEED = 20240701;
const START = Date.UTC(2024, 6, 1);
const DAYS = 730;
const MINUTE = 60_000;
const DAY = 86_400_000;

const CATEGORIES = {
  'API Issues': 30,
  'Login Issues': 16,
  'Report Generation': 12,
  'Data Import Issues': 14,
  'Feature Requests': 9,
  'Billing Issues': 11,
  'UI Bugs': 8,
};
type Category = keyof typeof CATEGORIES;

const PRIORITIES = { Low: 28, Medium: 44, High: 21, Urgent: 7 };
const CHANNELS = { Email: 46, 'Web form': 31, Chat: 16, Phone: 7 };
const PLANS = { Starter: 38, Team: 34, Business: 19, Enterprise: 9 };
const REGIONS = { Europe: 41, 'North America': 36, 'Asia Pacific': 16, 'Latin America': 7 };
const AGENTS = [
  'Amara Osei',
  'Bruno Keller',
  'Chiara Russo',
  'Dmitri Volkov',
  'Elif Demir',
  'Farah Haddad',
  'Goran Petrov',
  'Hana Sato',
];

const SUBJECTS: Record<Category, readonly string[]> = {
  'API Issues': [
    'Webhook deliveries time out',
    'Rate limit reached below quota',
    'Pagination token rejected',
    'Endpoint answers 502',
  ],
  'Login Issues': ['Single sign-on loop', 'Password mail does not arrive', 'Second factor refused', 'Session ends too early'],
  'Report Generation': ['Scheduled report is empty', 'Export stops at page 40', 'Totals differ from dashboard'],
  'Data Import Issues': [
    'Import stops at large file',
    'Dates read in wrong order',
    'Column mapping lost',
    'Duplicate rows after import',
  ],
  'Feature Requests': ['Dark mode for shared boards', 'Weekly digest by mail', 'Custom fiscal year'],
  'Billing Issues': ['Charged twice', 'Invoice lacks tax number', 'Plan change not applied', 'Refund still open'],
  'UI Bugs': ['Menu hidden behind chart', 'Filter forgets selection', 'Tooltip covers value'],
};

const RESPONSE_BY_CHANNEL = { Email: 96, 'Web form': 82, Chat: 9, Phone: 5 };
const RESOLUTION_HOURS: Record<Category, number> = {
  'API Issues': 30,
  'Login Issues': 7,
  'Report Generation': 26,
  'Data Import Issues': 22,
  'Feature Requests': 90,
  'Billing Issues': 38,
  'UI Bugs': 34,
};

export const HEADER = [
  'ticket_id',
  'opened_at',
  'resolved_at',
  'category',
  'priority',
  'channel',
  'plan',
  'region',
  'assigned_to',
  'status',
  'response_minutes',
  'satisfaction',
  'reopened',
  'subject',
] as const;

/** Tickets expected on a day: more each month, few at weekends, and a failed sign-on release in March 2026. */
function expectedTickets(day: Date, index: number): { usual: number; loginExtra: number } {
  const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  const growth = 1 + 0.7 * (index / DAYS);
  const loginExtra = day.getUTCFullYear() === 2026 && day.getUTCMonth() === 2 ? 3.2 : 0;
  return { usual: (weekend ? 1.6 : 5.2) * growth, loginExtra: weekend ? loginExtra / 3 : loginExtra };
}

function poisson(random: SeededRandom, mean: number): number {
  const limit = Math.exp(-mean);
  let product = random.next();
  let count = 0;
  while (product > limit) {
    product *= random.next();
    count += 1;
  }
  return count;
}

const stamp = (time: number): string => new Date(Math.round(time / MINUTE) * MINUTE).toISOString().slice(0, 16).replace('T', ' ');

function ticket(random: SeededRandom, id: number, opened: number, category: Category, age: number): string[] {
  const channel = random.weighted(CHANNELS);
  const plan = random.weighted(PLANS);
  const priority = random.weighted(PRIORITIES);
  const urgency = { Low: 1.35, Medium: 1, High: 0.7, Urgent: 0.45 }[priority];
  const response = Math.max(1, Math.round(random.logNormal(RESPONSE_BY_CHANNEL[channel] * urgency, 0.55)));

  // Imports grow from hard to very hard: their median time to resolve quadruples over the two years.
  const drift = category === 'Data Import Issues' ? 1 + 3 * age : 1;
  const planFactor = plan === 'Enterprise' ? 0.5 : 1;
  const hours = random.logNormal(RESOLUTION_HOURS[category] * drift * planFactor * urgency, 0.6);
  const end = START + DAYS * DAY;
  const resolvedAt = opened + response * MINUTE + hours * 3_600_000;
  const abandoned = random.chance(category === 'Feature Requests' ? 0.3 : 0.04);
  const resolved = !abandoned && resolvedAt < end;
  const status = resolved ? 'Resolved' : random.chance(0.25) ? 'Escalated' : 'Open';

  const mood = 4.35 - (category === 'Billing Issues' ? 1.15 : 0) - 0.28 * Math.log2(1 + response / 30) + 0.75 * random.normal();
  const rated = resolved && random.chance(0.64);
  const satisfaction = rated ? String(Math.min(5, Math.max(1, Math.round(mood)))) : '';
  const reopened = resolved ? (random.chance(category === 'UI Bugs' ? 0.29 : 0.07) ? 'yes' : 'no') : '';

  return [
    `TCK-${String(id).padStart(5, '0')}`,
    stamp(opened),
    resolved ? stamp(resolvedAt) : '',
    category,
    priority,
    channel,
    plan,
    random.chance(0.035) ? '' : random.weighted(REGIONS),
    random.pick(AGENTS),
    status,
    String(response),
    satisfaction,
    reopened,
    random.pick(SUBJECTS[category]),
  ];
}

/** The sample table: header and rows of cell text, always the same. */
export function supportTickets(): string[][] {
  const random = new SeededRandom(SEED);
  const rows: string[][] = [];
  for (let index = 0; index < DAYS; index += 1) {
    const start = START + index * DAY;
    const { usual, loginExtra } = expectedTickets(new Date(start), index);
    const count = poisson(random, usual);
    const extra = poisson(random, loginExtra);
    const day = Array.from({ length: count + extra }, (_, k) => ({
      opened: start + (7 + 12 * random.next()) * 3_600_000,
      category: k < count ? random.weighted(CATEGORIES) : ('Login Issues' as const),
    })).sort((a, b) => a.opened - b.opened);
    for (const { opened, category } of day) rows.push(ticket(random, rows.length + 1, opened, category, index / DAYS));
  }
  return [[...HEADER], ...rows];
}
