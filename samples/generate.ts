import { writeFileSync } from 'node:fs';
import { supportTickets } from './support-tickets';

/** Writes `support-tickets.csv` beside this file: `pnpm tsx samples/generate.ts`. No cell needs quotes. */
const csv = supportTickets()
  .map((row) => row.join(','))
  .join('\n');
writeFileSync(new URL('support-tickets.csv', import.meta.url), `${csv}\n`);
