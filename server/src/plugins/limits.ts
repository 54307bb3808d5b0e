import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';
import { networkOf } from '../network/network-of';

const MINUTE_MS = 60_000;
/** Networks of which one group of calls keeps count; the one that began longest ago is forgotten first. */
const MOST_NETWORKS = 20_000;

interface Count {
  since: number;
  calls: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call counts before anything else is looked at, also who makes it. */
    limitFirst?: boolean;
  }
}

/** Counts of one group of calls. The plugin's own store keeps one for each route, whatever their group. */
class GroupStore implements FastifyRateLimitStore {
  private readonly counts = new Map<string, Count>();
  private readonly groups = new Map<string, GroupStore>();

  incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window = MINUTE_MS) {
    const now = Date.now();
    let count = this.counts.get(key);
    if (!count || now - count.since >= window) {
      count = { since: now, calls: 0 };
      this.counts.delete(key);
      this.counts.set(key, count);
      const [oldest] = this.counts.keys();
      if (this.counts.size > MOST_NETWORKS && oldest !== undefined) this.counts.delete(oldest);
    }
    count.calls++;
    done(null, { current: count.calls, ttl: window - (now - count.since) });
  }

  /** Called for each route, with what it says of its limit. */
  child(route: object): GroupStore {
    if (!('groupId' in route) || typeof route.groupId !== 'string') return new GroupStore();
    const group = this.groups.get(route.groupId) ?? new GroupStore();
    this.groups.set(route.groupId, group);
    return group;
  }
}

/** Buckets per network for the routes that ask for one by `config.rateLimit`. */
export const limits = async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE_MS,
    store: GroupStore,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => new AppError('rate-limited'),
  });
  // The plugin puts its check behind those of the route.
  app.addHook('onRoute', (route) => {
    if (!route.config?.limitFirst || !Array.isArray(route.onRequest)) return;
    const check = route.onRequest.pop();
    if (check) route.onRequest.unshift(check);
  });
};

/**
 * @param max requests a minute and network
 * @param groupId calls of one group count together
 */
export const perMinute = (max: number, groupId?: string): { rateLimit: RateLimitOptions } => ({
  rateLimit: { max, timeWindow: MINUTE_MS, ...(groupId && { groupId }) },
});
