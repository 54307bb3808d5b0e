import { useEffect } from 'react';
import { authActions, selectAuth, useHubDispatch, useHubSelector, type AuthOperation, type AuthRequest } from '@hub/shared/state';

interface AuthRequestView {
  status: AuthRequest['status'];
  code: string | null;
  errorMessage: string | null;
  successMessage: string | null;
}

/** How this screen's own request stands. What an earlier screen left behind is cleared when the screen opens. */
export function useAuthRequest(operation: AuthOperation): AuthRequestView {
  const dispatch = useHubDispatch();
  const { request, errorMessage, successMessage } = useHubSelector(selectAuth);
  useEffect(() => void dispatch(authActions.messagesCleared()), [dispatch]);
  return request.operation === operation
    ? { status: request.status, code: request.code, errorMessage, successMessage }
    : { status: 'idle', code: null, errorMessage: null, successMessage: null };
}
