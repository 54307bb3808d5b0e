import { CallMeter } from './call-meter';

/** What the page itself asks beside its screens, and what a screen's calls are told by. */
const OWN = /^\/api\/(?:telemetry|discovery|analyses)(?:\/|\?|$)/;
/** A refusal of what is asked, not of who asks or of what it is about. A 404 is one when there is no such call at all. */
const REFUSALS = new Set([400, 405, 414, 415, 422]);
const NO_SUCH_CALL = /"code":\s*"not-found"/;

const pathOf = (url: string | URL): string | null => {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin && pathname.startsWith('/api/') && !OWN.test(pathname) ? pathname : null;
};

interface Target {
  path: string;
  isRead: boolean;
}

const isRefusal = (status: number, text: string): boolean => REFUSALS.has(status) || (status === 404 && NO_SUCH_CALL.test(text));

function meterXhr(meter: CallMeter): void {
  window.XMLHttpRequest = class extends XMLHttpRequest {
    private target: Target | null = null;
    private isDropped = false;

    override open(method: string, url: string | URL, isAsync = true, user?: string | null, password?: string | null): void {
      const path = pathOf(url);
      this.target = path === null ? null : { path, isRead: method.toUpperCase() === 'GET' };
      super.open(method, url, isAsync, user, password);
    }

    override abort(): void {
      this.isDropped = true;
      super.abort();
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const { target } = this;
      this.isDropped = false;
      const wait = target === null ? 0 : meter.admit();
      if (target !== null) this.addEventListener('loadend', () => this.settle(target), { once: true });
      if (wait === 0) super.send(body);
      else setTimeout(() => this.isDropped || super.send(body), wait);
    }

    private settle({ path, isRead }: Target): void {
      const text = this.responseType === '' || this.responseType === 'text' ? this.responseText : '';
      const ok = this.status >= 200 && this.status < 400;
      meter.settle(path, { ok, isRead, refused: isRefusal(this.status, text) });
    }
  };
}

function meterFetch(meter: CallMeter): void {
  const original = window.fetch;
  window.fetch = async (...values: Parameters<typeof fetch>) => {
    const [input, options] = values;
    const path = pathOf(input instanceof Request ? input.url : input);
    if (path === null) return Reflect.apply(original, window, values);
    const method = options?.method ?? (input instanceof Request ? input.method : 'GET');
    const isRead = method.toUpperCase() === 'GET';
    const wait = meter.admit();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    try {
      const answer: Response = await Reflect.apply(original, window, values);
      const text = answer.status === 404 ? await answer.clone().text() : '';
      meter.settle(path, { ok: answer.ok, isRead, refused: isRefusal(answer.status, text) });
      return answer;
    } catch (error) {
      meter.settle(path, { ok: false, isRead, refused: false });
      throw error;
    }
  };
}

let installed: CallMeter | null = null;

/** Counts and spaces out the calls of this page's API from here on, whoever makes them. Once a page. */
export function meterCalls(): CallMeter {
  if (installed) return installed;
  installed = new CallMeter(() => performance.now());
  meterXhr(installed);
  meterFetch(installed);
  return installed;
}
