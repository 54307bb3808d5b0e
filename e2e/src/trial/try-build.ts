import { setTimeout as pause } from 'node:timers/promises';
import { chromium, request as requests, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import { discoveryDocument, type RouteEntry } from '@hub/shared/contracts/releases/discovery';
import { telemetryBatch, type RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { launchOptions } from '../browser/launch-options';
import { arriveLoggedIn, signUp, type Account } from '../fixtures/account';
import { analyseTable } from '../fixtures/reports/sample-report';
import { startHub, type Hub } from '../fixtures/start-hub';
import type { SessionResponse } from '@hub/shared/contracts/accounts/account';
import { CONDITIONS, type Condition } from './conditions';
import { isOfTime, judgeAgain } from './judge-again';
import type { TriedBuild } from './read-folder';
import { addressOf, soundScreen, underTrial, withDocument, namesReport, type Screen } from './under-trial';

const CLOSING_MS = 2000;
/** Screens that are looked at side by side. */
const LANES = 3;
/** Two more looks, and four seconds until they are told. */
const AFTERWARDS_MS = 7000;
/** A machine that is busy with others may take so much longer until the screen is there. */
const SHOWN_LIMIT_MS = 40_000;
const STEP_MS = 250;
const TROUBLES: readonly RemoteEvent['type'][] = ['load_fail', 'crash', 'harm', 'mismatch'];

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' };
const typeOf = (file: string): string => TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

interface Around {
  browser: Browser;
  hub: Hub;
  /** Whoever looks: one has a report, one has nothing yet. */
  accounts: Record<Condition['account'], Account & SessionResponse>;
  report: string;
}

/** Puts the build into the pages of a hub that has never heard of it, and hears what they tell. */
async function putIn(page: Page, { record, files }: TriedBuild, hear: (events: RemoteEvent[]) => void): Promise<void> {
  const base = `/remotes/${record.name}/${record.buildId}/`;
  await page.addInitScript(() => {
    // The driver cannot read what a beacon carries.
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => fetch(url, { method: 'POST', body: text, keepalive: true }));
      return true;
    };
  });
  const answerTo = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/api/telemetry/remotes') {
      const parsed = telemetryBatch.safeParse(request.postDataJSON());
      if (parsed.success) hear(parsed.data.events);
      return route.fulfill({ status: 204 });
    }
    const file = pathname.startsWith(base) ? files.get(pathname.slice(base.length)) : undefined;
    if (file)
      return route.fulfill({ body: file, contentType: typeOf(pathname), headers: { 'access-control-allow-origin': '*' } });
    if (pathname === '/api/discovery') {
      const answer = await route.fetch();
      return route.fulfill({ json: underTrial(discoveryDocument.parse(await answer.json()), record) });
    }
    if (request.resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: withDocument(await answer.text(), (document) => underTrial(document, record)),
    });
  };
  // A page that is left, or a hub that ends, takes its open calls along.
  await page.route('**/*', (route) => answerTo(route).catch(() => route.abort().catch(() => undefined)));
}

/** Opens one address in one condition; answers what was wrong with it, or null. */
async function look(context: BrowserContext, screen: Screen, condition: Condition, around: Around): Promise<string | null> {
  const { build, route } = screen;
  const { accounts, report } = around;
  const page = await context.newPage();
  const events: RemoteEvent[] = [];
  const own = () => events.filter((event) => event.remote === build.record.name && event.buildId === build.record.buildId);
  const trouble = () => own().find(({ type }) => TROUBLES.includes(type));
  const isShown = () => own().some(({ type }) => type === 'shown');
  try {
    await putIn(page, build, (more) => events.push(...more));
    if (route.access === 'logged-in') await arriveLoggedIn(page, accounts[condition.account]);
    await condition.before?.(page);
    const begun = Date.now();
    const gone = () => Date.now() - begun;
    // A build that never ends its first line keeps the page from ever being there.
    await page.goto(addressOf(route.path, report), { waitUntil: 'commit' });
    while (!trouble() && gone() < SHOWN_LIMIT_MS && !(isShown() && gone() >= condition.lookMs)) await pause(STEP_MS);
    if (condition.during && !trouble() && isShown()) {
      await condition.during(page);
      for (const until = Date.now() + AFTERWARDS_MS; !trouble() && Date.now() < until;) await pause(STEP_MS);
    }
    const found = trouble();
    if (found) return `${found.harm ?? found.type}: ${found.reason ?? 'no reason'}`;
    return isShown() ? null : `nothing of it was shown within ${SHOWN_LIMIT_MS / 1000} s`;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  }
}

/** Looks in a context of its own: what one has met is remembered on its device. */
async function lookAfresh(screen: Screen, condition: Condition, around: Around): Promise<string | null> {
  const context = await around.browser.newContext({ baseURL: around.hub.url, locale: 'en-GB' });
  const trouble = await look(context, screen, condition, around);
  // A page that works without end does not close.
  await Promise.race([context.close(), pause(CLOSING_MS)]);
  return trouble;
}

/** Looks at all screens of a build in one condition; answers what was wrong, in words. */
async function lookAtAll(build: TriedBuild, condition: Condition, sound: Screen, around: Around): Promise<string[]> {
  const { name, account } = condition;
  const waiting = build.record.routes.filter(({ path }) => account === 'with a report' || !namesReport(path));
  const seen: { route: RouteEntry; trouble: string }[] = [];
  const lane = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const trouble = await lookAfresh({ build, route }, condition, around);
      if (trouble !== null) seen.push({ route, trouble });
    }
  };
  // All at once would make every machine a slow one.
  await Promise.all(Array.from({ length: LANES }, lane));
  const told = (route: RouteEntry, trouble: string) => `${route.path} ${name}: ${trouble}`;
  const certain = seen.filter(({ trouble }) => !isOfTime(trouble));
  if (certain.length > 0) return certain.map(({ route, trouble }) => told(route, trouble));
  for (const { route, trouble } of seen) {
    const judged = await judgeAgain(
      trouble,
      () => lookAfresh({ build, route }, condition, around),
      () => lookAfresh(sound, condition, around),
    );
    // One refuses the build: looking at the others again would only keep whoever publishes waiting.
    if (judged !== null) return [told(route, judged)];
  }
  return [];
}

/**
 * Runs a build on a hub of its own before anybody gets it: all of its screens on a desktop for a minute, on a phone, on a slow machine and on
 * paper, in an account with a report and in an empty one. The shell looks after them as it does with people. What a busy machine makes as well is
 * looked at again beside a screen of another remote. Answers what was wrong, in words.
 */
export async function tryBuild(build: TriedBuild, executablePath: string): Promise<string[]> {
  const hub = await startHub({ env: { AUTH_RATE_LIMIT: '1000', LOG_LEVEL: 'fatal' } });
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    const request = await requests.newContext({ baseURL: hub.url });
    const member = await signUp(request, hub.url);
    const newcomer = await signUp(request, hub.url);
    const report = await analyseTable(request, member.token, 'seattle-weather');
    const around = { browser, hub, accounts: { 'with a report': member, empty: newcomer }, report };
    const answer = await request.get('/api/discovery');
    const sound = soundScreen(discoveryDocument.parse(await answer.json()), build.record.name);
    for (const condition of CONDITIONS) {
      const troubles = await lookAtAll(build, condition, sound, around);
      if (troubles.length > 0) return troubles;
    }
    await request.dispose();
    return [];
  } finally {
    await Promise.race([browser.close(), pause(5000)]);
    await hub.stop();
  }
}
