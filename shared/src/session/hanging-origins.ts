const KEY = 'hub.hanging-origins';

/** For pages whose session storage is blocked. */
const here = new Set<string>();

const stored = (): string[] => {
  try {
    return (window.sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
};

/** Origins of builds that have kept this session of the browser waiting in vain. */
export const hangingOrigins = {
  hangs: (origin: string): boolean => here.has(origin) || stored().includes(origin),
  noteHanging(origin: string): void {
    here.add(origin);
    try {
      window.sessionStorage.setItem(KEY, [...new Set([...stored(), origin])].join(' '));
    } catch {
      // Known to this page at least.
    }
  },
};
