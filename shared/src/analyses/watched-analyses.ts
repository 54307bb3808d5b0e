import * as z from 'zod/mini';

const KEY = 'hub.watched-analyses';
const list = z.array(z.object({ id: z.string(), inBackground: z.boolean() }));
type Watched = z.infer<typeof list>;

function read(): Watched {
  try {
    const parsed = list.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

function write(watched: Watched): void {
  try {
    if (watched.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(watched));
  } catch (error) {
    console.warn('The analysis will not be found again after a reload.', error);
  }
}

/**
 * The analyses whose end this tab waits for. They outlive a reload and a login, so that an end that came in the meantime is told as
 * well; without a store (private windows may refuse one) only what still runs is found again.
 */
export const watchedAnalyses = {
  read,
  has: (id: string): boolean => read().some((each) => each.id === id),
  put: (id: string, inBackground: boolean): void => write([...read().filter((each) => each.id !== id), { id, inBackground }]),
  /** Once its end has been told. */
  remove: (id: string): void => write(read().filter((each) => each.id !== id)),
  clear: (): void => write([]),
};
