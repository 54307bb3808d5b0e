import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aboutLimits, type Limit, type Limits } from '../src/limits';
import { THRESHOLDS } from '../src/thresholds';

/** The numbers of each room of the engine, by its folder: those that Method states first. */
export async function limitsByRoom(src: string): Promise<Map<string, Readonly<Record<string, Limit>>>> {
  const rooms = new Map<string, Readonly<Record<string, Limit>>>([['thresholds', THRESHOLDS]]);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/limits.ts'));
  for (const file of files.sort()) {
    const { LIMITS } = (await import(pathToFileURL(join(src, file)).href)) as { LIMITS: Limits };
    rooms.set(dirname(file), aboutLimits(LIMITS));
  }
  return rooms;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const rowOf = ([name, { value, unit, found, reason }]: [string, Limit]): string =>
  `| \`${name}\` | ${value.toLocaleString('en-US', { maximumFractionDigits: 6 })} | ${cell(unit)} | ${found} | ${cell(reason)} |`;

/** The page of all numbers that decide what a report says. */
export function limitsPage(rooms: ReadonlyMap<string, Readonly<Record<string, Limit>>>): string {
  const sections = [...rooms].map(
    ([room, limits]) =>
      `## ${room}\n\n| name | value | unit | found | reason |\n| --- | --- | --- | --- | --- |\n${Object.entries(limits).map(rowOf).join('\n')}\n`,
  );
  return `# Numbers that decide

Every number that decides what a report says, how it says it or what it leaves out. Written by \`pnpm engine:limits\` from the \`limits.ts\` of
each folder under \`engine/src\`, and from \`thresholds.ts\`, whose numbers the report's Method section states.

How a number was found: **published** in the paper or standard that its reason names; **derived** by arithmetic from what its reason names;
**measured** on the tables that its reason names; **judged** by hand, as what a reader would call worth telling (\`pnpm score\` says what a
change of it costs); **budget** bounds time, memory or the length of a report.

${sections.join('\n')}`;
}
