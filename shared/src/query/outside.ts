import { eventSchemas, type EventName } from '../contracts/events';
import { bus } from '../events';
import { eventChannel } from '../state';
import type { BusEvent } from './query';

const NAMES = Object.keys(eventSchemas).filter((name): name is EventName => Object.hasOwn(eventSchemas, name));

/** Every event of the bus, of this tab and of others. */
export const busChannel = () =>
  eventChannel<BusEvent>((emit) => {
    // The payload is the one of the same name, which the compiler cannot follow through a list of names.
    const stops = NAMES.map((name) => bus.on(name, (payload) => emit({ name, payload } as BusEvent)));
    return () => stops.forEach((stop) => stop());
  });
