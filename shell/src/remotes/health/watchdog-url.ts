/** Where the build puts the worker's file. Apart, since no test runs as an ES module. */
export const watchdogUrl = (): URL => new URL('./watchdog-worker.ts', import.meta.url);
