import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a person asks for a change: a refusal names what can be done there. */
type Place = 'browser' | 'command';

const place = new AsyncLocalStorage<Place>();

export const askedBy = (): Place => place.getStore() ?? 'command';

export const askedFrom = <T>(where: Place, work: () => T): T => place.run(where, work);
