import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Body = JsonBodyType | ((request: Request) => JsonBodyType | Promise<JsonBodyType>);

/** The API as a test sees it. Start it with `useApiServer()`; a call that no fake answers fails the test. */
export const apiServer = setupServer();

/** A fake answer: `answer('get', '/users/settings', { … })`; the body may be made from the request. */
export const answer = (method: Method, path: string, body: Body = {}, status = 200): RequestHandler =>
  http[method](`*/api${path}`, async ({ request }) => {
    const said: JsonBodyType = typeof body === 'function' ? await body(request) : body;
    return HttpResponse.json(said, { status });
  });

/** A refusal in the server's form. */
export const refuse = (method: Method, path: string, status: number, detail: string, code = 'refused'): RequestHandler =>
  answer(method, path, { detail, message: detail, code }, status);

/** Starts the fake API for the tests of a file, and forgets each test's answers after it. */
export function useApiServer(...handlers: RequestHandler[]): typeof apiServer {
  beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => apiServer.use(...handlers));
  afterEach(() => apiServer.resetHandlers());
  afterAll(() => apiServer.close());
  return apiServer;
}
