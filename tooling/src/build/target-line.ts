/** What a build says of a target, in columns. */
export const targetLine = (target: string, buildId: string, what: string): string =>
  `${target.padEnd(12)} ${buildId.padEnd(18)} ${what}`;
