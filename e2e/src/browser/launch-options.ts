const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the tests start their browser. A browser's sandbox refuses to run as root, as in a container. */
export const launchOptions = (executablePath: string) => ({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET,
});
