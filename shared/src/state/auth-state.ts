import type { User } from '../contracts/accounts/account';
import { isTokenLive, readSession, readToken, type EndReason } from '../session';

export type AuthOperation = 'initialise' | 'login' | 'signup' | 'forgot' | 'reset' | 'verify' | 'resend';

/** The newest request of a screen, so that the screen can tell its own outcome from another's. */
export interface AuthRequest {
  operation: AuthOperation | null;
  status: 'idle' | 'pending' | 'succeeded' | 'failed';
  /** Stable code of the server's refusal. */
  code: string | null;
}

export interface AuthState {
  user: User | null;
  token: string | null;
  loading: boolean;
  errorMessage: string | null;
  successMessage: string | null;
  /** The server's own words, as it sent them. */
  message: string | null;
  request: AuthRequest;
  /** Whose session has ended without their doing: who comes back need not type the address again. */
  endedEmail: string | null;
  /** Why the last session ended, until the next one begins. */
  endReason: EndReason | null;
}

const IDLE: AuthRequest = { operation: null, status: 'idle', code: null };
export const cleared = { loading: false, errorMessage: null, successMessage: null, message: null, request: IDLE };

/** Where an earlier visit left off: its user is there at once, and the server is asked behind. */
export function initialAuthState(): AuthState {
  const session = readSession();
  const token = readToken();
  return {
    user: session?.user ?? null,
    token: session?.token ?? (isTokenLive(token) ? token : null),
    endedEmail: null,
    endReason: null,
    ...cleared,
  };
}
