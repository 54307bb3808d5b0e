import { APP_END, APP_START } from '../webpack/page-plugin';

/** A page with `text` in the place of what stands between two marks, those included. */
export function withPart(page: string, from: string, to: string, text: string): string {
  const start = page.indexOf(from);
  const end = page.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`The page has no part from ${from} to ${to}.`);
  return page.slice(0, start) + text + page.slice(end + to.length);
}

/** The tags that load the application of a page, with `more` after them, where they wait until a script of the page wants them. */
export const waitingApplication = (page: string, more = ''): string => {
  const tags = page.slice(page.indexOf(APP_START) + APP_START.length, page.indexOf(APP_END));
  return `<template id="hub-app">${tags}${more}</template>`;
};
