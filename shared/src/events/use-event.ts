import { useEffect, useRef } from 'react';
import type { EventName } from '../contracts/events';
import type { EventHandler } from './bus';
import { bus } from './instance';

/** Listens while the component is mounted; the newest handler is the one that is called. */
export function useEvent<K extends EventName>(name: K, handler: EventHandler<K>): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => bus.on(name, (payload, meta) => latest.current(payload, meta)), [name]);
}
