import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoginRequest, MeResponse, SessionResponse, SignupRequest, User } from '../contracts/accounts/account';
import type { EndReason } from '../session';
import { handOver } from './hand-over';
import { cleared, initialAuthState, type AuthOperation, type AuthState } from './auth-state';
import { t } from './messages';

interface ResetRequest {
  token: string;
  password: string;
}

/** Passwords on their way from a form to its call. */
export const passwords = handOver<string>();

/** What was typed, with the password's id in its place. */
type Handed<Request extends { password: string }> = Omit<Request, 'password'> & { passwordId: string };

const handing = <Request extends { password: string }>({ password, ...rest }: Request): { payload: Handed<Request> } => ({
  payload: { ...rest, passwordId: passwords.keep(password) },
});

function begin(state: AuthState, operation: AuthOperation): void {
  Object.assign(state, cleared, { loading: true, request: { operation, status: 'pending', code: null } });
}

function succeed(state: AuthState, operation: AuthOperation, message: string | null, successMessage: string | null): void {
  Object.assign(state, cleared, { message, successMessage, request: { operation, status: 'succeeded', code: null } });
}

function startSession(state: AuthState, { user, token }: MeResponse): void {
  state.user = user;
  state.token = token;
  state.endReason = null;
  state.endedEmail = null;
}

const done =
  (operation: AuthOperation) =>
  (state: AuthState, { payload }: PayloadAction<string>): void =>
    succeed(state, operation, payload, payload);

const slice = createSlice({
  name: 'auth',
  initialState: initialAuthState,
  reducers: {
    appStarted: () => undefined,
    userRequested: (state) => begin(state, 'initialise'),
    /** The server has confirmed the session of an earlier visit, perhaps with a fresh token. */
    userLoaded(state, { payload }: PayloadAction<MeResponse>) {
      startSession(state, payload);
      if (state.request.operation === 'initialise') Object.assign(state, cleared);
    },
    loginSubmitted: {
      prepare: handing<LoginRequest>,
      reducer: (state, _: PayloadAction<Handed<LoginRequest>>) => begin(state, 'login'),
    },
    loggedIn(state, { payload }: PayloadAction<SessionResponse>) {
      startSession(state, payload);
      succeed(state, 'login', payload.message, payload.user.is_verified ? payload.message || t('login') : t('login.unverified'));
    },
    signupSubmitted: {
      prepare: handing<SignupRequest>,
      reducer: (state, _: PayloadAction<Handed<SignupRequest>>) => begin(state, 'signup'),
    },
    signedUp(state, { payload }: PayloadAction<SessionResponse>) {
      startSession(state, payload);
      succeed(state, 'signup', payload.message, payload.message);
    },
    resetLinkRequested: (state, _: PayloadAction<string>) => begin(state, 'forgot'),
    resetLinkSent: done('forgot'),
    passwordSubmitted: {
      prepare: handing<ResetRequest>,
      reducer: (state, _: PayloadAction<Handed<ResetRequest>>) => begin(state, 'reset'),
    },
    passwordReset: done('reset'),
    verificationSubmitted: (state, _: PayloadAction<string>) => begin(state, 'verify'),
    emailVerified(state, action: PayloadAction<string>) {
      done('verify')(state, action);
      if (state.user) state.user.is_verified = true;
    },
    verificationMailRequested: (state, _: PayloadAction<string | undefined>) => begin(state, 'resend'),
    verificationMailSent: done('resend'),
    requestFailed(state, { payload }: PayloadAction<{ operation: AuthOperation; text: string; code: string | null }>) {
      // A request that runs behind a screen must not put its failure into another's place.
      if (state.request.operation !== payload.operation) return;
      const request = { operation: payload.operation, status: 'failed', code: payload.code };
      Object.assign(state, cleared, { errorMessage: payload.text, request });
    },
    logoutRequested: () => undefined,
    /** The account is no more; neither is its session. */
    accountDeleted: () => undefined,
    /** The guard has met a token whose time is over. */
    sessionExpired: () => undefined,
    loggedOut(state, { payload }: PayloadAction<EndReason>) {
      const endedEmail = payload === 'logout' ? null : (state.user?.email ?? state.endedEmail);
      Object.assign(state, cleared, { user: null, token: null, endedEmail, endReason: payload });
    },
    profileChanged(state, { payload }: PayloadAction<User>) {
      if (state.user?.id === payload.id) state.user = payload;
    },
    messagesCleared: (state) => void Object.assign(state, cleared),
  },
});

export const authReducer = slice.reducer;
export const authActions = slice.actions;
