// In the place of the federation kit's logger, within remotes: what it would log is the build's and the host's. Whoever calls it all the
// same has the console.
export const logger = console;
export const infrastructureLogger = console;
export const createLogger = () => console;
export const createInfrastructureLogger = () => console;
export const bindLoggerToCompiler = () => undefined;
