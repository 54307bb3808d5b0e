const PASSED = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_ENV'];

/** The environment of a child process: by names that are known to hold no secret, never the server's own. */
export const childEnvironment = (more: readonly string[] = []): NodeJS.ProcessEnv =>
  Object.fromEntries(
    [...PASSED, ...more].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
