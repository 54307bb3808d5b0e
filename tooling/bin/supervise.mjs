// Ties a child process to this one: signals go on to it, and its end is ours.

/** How often to look whether npm is still there. */
const LOOK_MS = 250;
const parent = process.ppid;

/** Ends as the child ends. A signal that nobody sent through here counts as a failure. */
export function supervise(child) {
  let asked = false;
  const pass = (signal) => {
    asked = true;
    child.kill(signal);
  };
  // The child closes in its own time; this process waits for it, so that a shell's prompt comes back only when all is done.
  // A terminal's Ctrl-C reaches both by itself, and a second one would end the child at once.
  const interactive = process.stdin.isTTY;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !interactive) pass(signal);
      else asked = true;
    });
  }
  // npm hands a signal to the shell between it and this process, which ends without telling us: a new parent is the only sign.
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => {
        if (process.ppid === parent) return;
        clearInterval(watch);
        pass('SIGTERM');
      }, LOOK_MS)
    : undefined;
  watch?.unref();
  child.on('error', (error) => {
    console.error(`It could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? (asked ? 0 : 1);
  });
}
