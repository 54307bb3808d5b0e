import { readFile } from 'node:fs/promises';
import { table } from '../states/world';

/** The screens that are measured, with the ways to them. */
export const SCREENS = {
  landing: '/',
  demo: '/demo',
  help: '/help/reading',
  login: '/login',
  signup: '/signup',
  home: '/dashboard',
  upload: '/dashboard/upload',
  reports: '/dashboard/reports',
  /** The one report that is open; its id is added. */
  report: '/dashboard/reports/',
  agents: '/dashboard/agents',
  settings: '/dashboard/settings',
} as const;
export type ScreenName = keyof typeof SCREENS;
export const isScreen = (name: string): name is ScreenName => name in SCREENS;

/** @param report id of the report that is opened */
export const addressOf = (hub: string, name: ScreenName, report: string): string =>
  hub + SCREENS[name] + (name === 'report' ? report : '');

const SAMPLE = 'birdstrikes';

/** The table that the account's reports are of. */
export const sampleFile = async () => ({ name: `${SAMPLE}.csv`, buffer: await readFile(table(SAMPLE)) });
