import * as z from 'zod/mini';
import { eventSchemas, type EventMap, type EventName } from '../contracts/events';

export interface EventMeta {
  /** Who sent it: a remote's name, `shell`, `api`, `state`. */
  source: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Whether it came from another tab. */
  otherTab: boolean;
}
export type EventHandler<K extends EventName> = (payload: EventMap[K], meta: EventMeta) => void;

export interface ScopedBus {
  emit<K extends EventName>(name: K, payload: EventMap[K]): void;
  on<K extends EventName>(name: K, handler: EventHandler<K>): () => void;
  /** Unsubscribes everything that was subscribed through this scope. */
  close(): void;
}

const message = z.object({ name: z.string(), payload: z.unknown(), source: z.string(), at: z.number() });
const isEventName = (name: string): name is EventName => Object.hasOwn(eventSchemas, name);

type Listener = (payload: unknown, meta: EventMeta) => void;

/** The product's event bus: every payload is checked by its contract, in the tab that sends and in each tab that receives. */
export class EventBus {
  private readonly listeners = new Map<EventName, Set<Listener>>();
  private readonly channel: BroadcastChannel | null;

  constructor(channelName = 'hub.events') {
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
    if (this.channel) this.channel.onmessage = (event: MessageEvent<unknown>) => this.receive(event.data);
  }

  /** @throws when the payload is not what the event's contract says: the sender has a defect. */
  emit<K extends EventName>(name: K, payload: EventMap[K], source = 'shell'): void {
    const checked = z.parse(eventSchemas[name], payload);
    const at = Date.now();
    this.deliver(name, checked, { source, at, otherTab: false });
    this.channel?.postMessage({ name, payload: checked, source, at });
  }

  on<K extends EventName>(name: K, handler: EventHandler<K>): () => void {
    const listener: Listener = (payload, meta) => {
      const parsed = z.safeParse(eventSchemas[name], payload);
      // The schema is found by the same name as the handler's type, which the compiler cannot follow through an indexed union.
      if (parsed.success) handler(parsed.data as EventMap[K], meta);
    };
    const listeners = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  scoped(source: string): ScopedBus {
    const stops = new Set<() => void>();
    return {
      emit: (name, payload) => this.emit(name, payload, source),
      on: (name, handler) => {
        const stop = this.on(name, handler);
        stops.add(stop);
        return () => {
          stops.delete(stop);
          stop();
        };
      },
      close: () => {
        for (const stop of stops) stop();
        stops.clear();
      },
    };
  }

  close(): void {
    this.channel?.close();
    this.listeners.clear();
  }

  /** A tab with an older or newer build may send what this one does not know: that is passed over. */
  private receive(data: unknown): void {
    const parsed = message.safeParse(data);
    if (!parsed.success || !isEventName(parsed.data.name)) return;
    const { name, payload, source, at } = parsed.data;
    this.deliver(name, payload, { source, at, otherTab: true });
  }

  private deliver(name: EventName, payload: unknown, meta: EventMeta): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) {
      try {
        listener(payload, meta);
      } catch (error) {
        // One listener's defect is not the sender's, nor the next listener's.
        console.error(error);
      }
    }
  }
}
