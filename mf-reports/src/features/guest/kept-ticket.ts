const KEY = 'hub.guest-ticket';

/** What a tab keeps of a link whose password it was given. */
interface Kept {
  /** The token's beginning: it tells the tab's links apart, and opens none. */
  of: string;
  ticket: string;
}

const BEGINNING = 8;
const beginningOf = (token: string): string => token.slice(0, BEGINNING);

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'of' in value && 'ticket' in value && typeof value.ticket === 'string';

/** The ticket by which a link with a password opens once more. It goes with the tab; of the password nothing is kept. */
export const keptTicket = {
  read(token: string): string | undefined {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      return isKept(kept) && kept.of === beginningOf(token) ? kept.ticket : undefined;
    } catch {
      return undefined;
    }
  },
  write(token: string, ticket: string): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ of: beginningOf(token), ticket } satisfies Kept));
    } catch (error) {
      console.warn('The password will be asked for again after a reload.', error);
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // There is none.
    }
  },
};
