import type { EventMap } from '../contracts/events';
import { removeItem, writeItem } from './storage';

/** Why a session ended. */
export type EndReason = EventMap['session.ended@1']['reason'];

const REASONS: readonly string[] = ['logout', 'expired', 'unauthorized'] satisfies EndReason[];

/** Holds the reason while the session is cleared: other tabs hear it before they hear that the token is gone. */
export const END_REASON_KEY = 'hub.endReason';

export const isEndReason = (text: string | null): text is EndReason => text !== null && REASONS.includes(text);

export function withEndReason(reason: EndReason, clear: () => void): void {
  writeItem(END_REASON_KEY, reason);
  clear();
  removeItem(END_REASON_KEY);
}
