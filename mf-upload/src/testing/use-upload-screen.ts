import { answer, signIn, useApiServer } from '@hub/shared/testing';
import { progressStream, reportDetail } from './fake-analysis';

/** For tests of the upload screen's dialogs: somebody is logged in, nothing is under way, and every report can be had. */
export function useUploadScreen(): ReturnType<typeof useApiServer> {
  const server = useApiServer();
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    signIn();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    HTMLDialogElement.prototype.showModal = jest.fn();
    HTMLDialogElement.prototype.close = jest.fn();
    server.use(answer('get', '/analyses', []), answer('get', '/reports/:id', reportDetail), progressStream().handler);
  });
  afterEach(() => jest.restoreAllMocks());
  return server;
}
