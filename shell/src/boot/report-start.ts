import { sendOpening } from '@hub/shared/api/opening';
import { firstWordsOf, showFirstWords } from './first-words';
import { loadApplication } from './load-application';
import { painted } from '@hub/shared/yielding';

/**
 * The first script of a report's page. What a person comes for is the report, which is asked for and read before the application is there: on a
 * slow line its 300 kB would come first. The application is handed the answer.
 */

/** Milliseconds after which the application waits for the server no longer. */
const PATIENCE_MS = 1000;
const ID = /\/([^/]+)\/?$/;

const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();

let isStarted = false;
function start(): void {
  if (!isStarted) loadApplication();
  isStarted = true;
}

/** Its text has come with the page, and is read while the application comes. */
const DEMO = '/demo';

async function readReport(): Promise<void> {
  if (window.location.pathname.startsWith(DEMO)) {
    await painted();
    void sendOpening('/sample-report', true);
    return;
  }
  const id = ID.exec(window.location.pathname)?.[1] ?? '';
  const [answer] = await Promise.all([sendOpening(`/reports/${id}`), parsed()]);
  const words = firstWordsOf(answer);
  if (!words || isStarted) return;
  showFirstWords(words);
  await painted();
}

setTimeout(start, PATIENCE_MS);
readReport().then(start, start);
