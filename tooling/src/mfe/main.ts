import { HubError } from './hub-client';
import { runCommand } from './run-command';
import { UsageError } from './usage';

/** `pnpm mfe`: 0 when it is done, 1 when the hub refused, 2 when the command was not understood. */
try {
  console.log(await runCommand(process.argv.slice(2), process.env));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof HubError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
