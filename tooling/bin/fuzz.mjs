// Every call of the API with everything that has ever disturbed a server in it. The tests run a part of this; the whole takes minutes.
import { run } from './run.mjs';

const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.config.mjs', '--maxWorkers=1', 'server/src/fuzz.test.ts'];
const { code } = await run(process.execPath, jest, { env: { HUB_FUZZ: 'whole' } });
process.exit(code);
