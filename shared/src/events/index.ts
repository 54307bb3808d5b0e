export { EventBus, type EventHandler, type EventMeta, type ScopedBus } from './bus';
export { bus } from './instance';
export { useEvent } from './use-event';
export type { EventMap, EventName } from '../contracts/events';
