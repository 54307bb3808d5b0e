import { isEasilyGuessed } from '@hub/shared/password';
import type { SessionResponse, SignupRequest, MeResponse, User } from '@hub/shared/contracts/accounts/account';
import { language } from '@hub/engine';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { loginDelay } from './login-delay';
import { deleteMailTokens, peekMailToken, takeMailToken } from './mail-token-repository';
import { t } from './messages';
import { checkPassword, hashPassword } from './password-hash';
import type { Session } from '../../plugins/auth';
import { deleteSession, endSessions, insertSession } from './session-repository';
import { deleteUser, findUser, findUserByEmail, insertUser, updateUser, type UserRow } from './user-repository';
import { pendingEmailOf, presentUser } from './user-presenter';

/** Where a call comes from. */
export interface Caller {
  /** What limits count by, see `networkOf`. */
  network: string;
  userAgent: string;
}

const NO_PENDING = { pending_email: null, pending_email_at: null };

export const accountService = (context: Context) => {
  const { mail, tokens, files, hashing: queue } = context;
  const { db } = context.database;
  const presented = (user: UserRow) => presentUser(user, context.config.MFE_OPERATORS);
  const delay = loginDelay();
  const hashed = (password: string, { network }: Caller) => queue.run(network, () => hashPassword(password));

  const newToken = async (user: UserRow, { userAgent }: Caller) => {
    const sid = await insertSession(db, user.id, userAgent);
    return tokens.sign({ sub: user.id, sid, ver: user.token_version });
  };

  const sendVerification = (user: UserRow) => mail.enqueue(user.id, { kind: 'verification' });

  const changed = async (user: UserRow, change: Parameters<typeof updateUser>[2]): Promise<UserRow> =>
    (await updateUser(db, user.id, change)) ?? user;

  /** Notes the new address and sends a link there; of a taken one the answer tells no more. */
  const waitFor = async (user: UserRow, email: string): Promise<UserRow> => {
    const waiting = await changed(user, { pending_email: email, pending_email_at: new Date() });
    mail.later(async () => {
      if (await findUserByEmail(db, email)) return;
      await mail.enqueue(user.id, { kind: 'email-change', email });
    });
    return waiting;
  };

  const refuseGuessable = (password: string, user: Pick<UserRow, 'email' | 'first_name' | 'last_name'>) => {
    const personal = { email: user.email, firstName: user.first_name, lastName: user.last_name };
    if (isEasilyGuessed(password, personal)) {
      const error = new AppError('weak-password');
      throw new AppError('weak-password', undefined, { password: error.detail });
    }
  };

  /** The only place that compares a password: every attempt counts, whichever call it came by. */
  const isRight = async (email: string, password: string, { network }: Caller, findHash: () => Promise<string | undefined>) => {
    await delay.begin(email, network);
    const stored = await findHash();
    const right = await queue.run(network, () => checkPassword(password, stored));
    if (right) delay.succeeded(email, network);
    return right;
  };

  const requirePassword = async ({ user }: Session, password: string, caller: Caller) => {
    const right = await isRight(user.email, password, caller, async () => (await findUser(db, user.id))?.password_hash);
    if (!right) throw new AppError('wrong-password');
  };

  return {
    async register(request: SignupRequest, caller: Caller): Promise<SessionResponse> {
      const names = { email: request.email, first_name: request.firstName, last_name: request.lastName };
      refuseGuessable(request.password, names);
      const user = await insertUser(db, {
        ...names,
        language: language(),
        password_hash: await hashed(request.password, caller),
      });
      if (!user) throw new AppError('account-exists');
      await sendVerification(user);
      return { user: presented(user), token: await newToken(user, caller), message: t('created'), success: true };
    },

    async login(email: string, password: string, caller: Caller): Promise<SessionResponse> {
      let user: UserRow | undefined;
      const right = await isRight(email, password, caller, async () => (user = await findUserByEmail(db, email))?.password_hash);
      if (!right || !user) throw new AppError('wrong-credentials');
      const message = user.is_verified ? t('logged-in') : t('logged-in.unverified');
      return { user: presented(user), token: await newToken(user, caller), message, success: true };
    },

    logout: (session: Session) => deleteSession(db, session.user.id, session.id),

    /** The same token, or a fresh one of the same session when more than half of its life is over. */
    async me({ user, id, token, claims }: Session): Promise<MeResponse> {
      const now = Date.now() / 1000;
      const isFresh = now < (claims.iat + claims.exp) / 2;
      const next = isFresh ? token : await tokens.sign({ sub: user.id, sid: id, ver: user.token_version });
      return { user: presented(user), token: next };
    },

    /** Confirms an address: that of the registration, or the new one of a change. */
    async verify(token: string) {
      const taken = await takeMailToken(db, token, ['verify', 'email']);
      const user = taken && (await findUser(db, taken.user_id));
      if (!taken || !user) throw new AppError('invalid-link');
      if (taken.purpose === 'verify') {
        if (taken.email !== user.email) throw new AppError('invalid-link');
        await updateUser(db, user.id, { is_verified: true });
        return;
      }
      // Cancelled since, or another address was asked for.
      if (taken.email !== user.pending_email) throw new AppError('invalid-link');
      const other = await findUserByEmail(db, taken.email);
      if (other && other.id !== user.id) throw new AppError('account-exists');
      await updateUser(db, user.id, { email: taken.email, is_verified: true, ...NO_PENDING });
      await deleteMailTokens(db, user.id, ['verify', 'reset', 'email']);
      if (user.is_verified) await mail.enqueue(user.id, { kind: 'email-changed', from: user.email, to: taken.email });
    },

    /** Says nothing about whether the address is known: the work is done after the answer. */
    resendVerification(email: string) {
      mail.later(async () => {
        const user = await findUserByEmail(db, email);
        if (user && !user.is_verified) await sendVerification(user);
      });
    },

    forgotPassword(email: string) {
      mail.later(async () => {
        const user = await findUserByEmail(db, email);
        if (user) await mail.enqueue(user.id, { kind: 'password-reset' });
      });
    },

    async resetPassword(token: string, password: string, caller: Caller) {
      const seen = await peekMailToken(db, token, 'reset');
      const user = seen && (await findUser(db, seen.user_id));
      if (!user) throw new AppError('invalid-link');
      refuseGuessable(password, user);
      const password_hash = await hashed(password, caller);
      if (!(await takeMailToken(db, token, ['reset']))) throw new AppError('invalid-link');
      // Who could open the mail has shown that the address is theirs.
      await updateUser(db, user.id, { password_hash, is_verified: true, ...NO_PENDING });
      await endSessions(db, user.id);
      await deleteMailTokens(db, user.id, ['reset', 'email']);
      delay.succeeded(user.email, caller.network);
      await mail.enqueue(user.id, { kind: 'password-changed' });
    },

    async changePassword(session: Session, current: string, password: string, caller: Caller): Promise<MeResponse> {
      await requirePassword(session, current, caller);
      refuseGuessable(password, session.user);
      await updateUser(db, session.user.id, { password_hash: await hashed(password, caller), ...NO_PENDING });
      const user = await endSessions(db, session.user.id);
      if (!user) throw new AppError('unauthorized');
      await deleteMailTokens(db, user.id, ['reset', 'email']);
      if (user.is_verified) await mail.enqueue(user.id, { kind: 'password-changed' });
      return { user: presented(user), token: await newToken(user, caller) };
    },

    /** The address changes when the link in the mail to the new one is followed. A taken one is not told of: its owner gets nothing either. */
    async changeEmail(session: Session, email: string, current: string, caller: Caller): Promise<UserRow> {
      await requirePassword(session, current, caller);
      const { user } = session;
      return email === user.email ? user : waitFor(user, email);
    },

    /** Sends the link to the new address again, if one is waited for. */
    resendEmailChange: async ({ user }: Session): Promise<UserRow> => {
      const email = pendingEmailOf(user);
      return email === null ? user : waitFor(user, email);
    },

    /** The address stays as it is: no link that was sent to a new one counts any more. */
    cancelEmailChange: ({ user }: Session): Promise<UserRow> => changed(user, NO_PENDING),

    /**
     * Takes the account and all that it owns away, the stored files first: after a crash in between the account can be deleted again, and no
     * file is left that nobody knows.
     */
    async deleteAccount(session: Session, current: string, caller: Caller): Promise<User> {
      await requirePassword(session, current, caller);
      await context.analyses.cancelAll(session.user.id);
      const named = (table: 'reports' | 'deleted_reports' | 'analyses') =>
        db.selectFrom(table).select(['upload_file', 'store_file']).where('user_id', '=', session.user.id).execute();
      const owned = [...(await named('reports')), ...(await named('deleted_reports')), ...(await named('analyses'))];
      await files.remove(...owned.flatMap((row) => [row.upload_file, row.store_file]));
      await deleteUser(db, session.user.id);
      return presented(session.user);
    },
  };
};
