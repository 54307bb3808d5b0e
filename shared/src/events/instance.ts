import { EventBus } from './bus';

/** The one bus of the page. */
export const bus = new EventBus();
