import type { Config } from '../../config';
import type { Guards } from '../../plugins/auth';
import { perMinute } from '../../plugins/limits';
import { mayConnect } from './may-connect';

/** How often an outside source may be reached, by all calls that do together. */
export const sourceRate = (config: Config) => perMinute(config.SOURCE_RATE_LIMIT, 'sources');

/** Options of every call that reaches a source outside of this server. */
export const outsideCall = (config: Config, { loggedIn }: Guards) => ({
  onRequest: [loggedIn(), mayConnect(config)],
  config: sourceRate(config),
});
