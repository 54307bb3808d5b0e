import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip, gzipSync } from 'node:zlib';
import { create } from 'content-disposition';

export type FakeSheet =
  | {
      csv: string;
      title?: string;
      gzip?: boolean;
      tabs?: Record<string, string>;
      names?: Record<string, string>;
      hops?: number;
      /** What is waited for before it is sent, anew for each that asks. */
      after?: () => Promise<unknown>;
    }
  | {
      behaves:
        | 'private'
        | 'sign-in-page'
        | 'page-as-csv'
        | 'deleted'
        | 'gone'
        | 'forbidden'
        | 'busy'
        | 'broken'
        | 'endless'
        | 'bomb'
        | 'silent'
        | 'stalls'
        | 'cut';
    }
  | { redirect: string };

const SIGN_IN_PAGE =
  '<!DOCTYPE html><html lang="en"><head><title>Google Sheets: Sign-in</title></head><body>Sign in</body></html>';

/** A local server that answers as Google's export does: a redirect to a download host, then CSV, or one of the ways it fails. */
export class FakeGoogle {
  readonly requests: string[] = [];
  private readonly sheets = new Map<string, FakeSheet>();
  private readonly server = createServer((request, response) => this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this.origin;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Makes a sheet; answers its address as a user would copy it. */
  add(sheet: FakeSheet): string {
    const id = `1fake_sheet-${String(this.sheets.size).padStart(4, '0')}-ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
    this.sheets.set(id, sheet);
    return `https://docs.google.com/spreadsheets/d/${id}/edit`;
  }

  /**
   * Makes a sheet that is sent when it is let go: what a test looks at until then may take as long as it takes, and nobody waits longer
   * than that.
   */
  hold(sheet: { csv: string; title: string }): { url: string; letGo: () => void } {
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    return { url: this.add({ ...sheet, after: () => gone }), letGo };
  }

  /** Publishes a sheet to the web; answers the address of the copy. */
  publish(sheet: FakeSheet): string {
    const id = `2PACX-fake_${String(this.sheets.size).padStart(4, '0')}`;
    this.sheets.set(id, sheet);
    return `https://docs.google.com/spreadsheets/d/e/${id}/pubhtml`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.origin);
    this.requests.push(`${url.pathname}${url.search}`);
    if (url.pathname === '/v3/signin/identifier') return page(response, 200, SIGN_IN_PAGE);
    const [, id = '', step] =
      /^\/(?:spreadsheets\/d(?=\/e\/\S*\/pub$|\/[^e]\S*\/(?:export|htmlview)$)(?:\/e)?|download)\/([\w-]+)\/(export|pub|htmlview|\d+)$/.exec(
        url.pathname,
      ) ?? [];
    const sheet = this.sheets.get(id);
    if (!sheet) return page(response, 404, '<html><body>Sorry, the file you have requested does not exist.</body></html>');
    if ('redirect' in sheet) return redirect(response, sheet.redirect);
    if ('behaves' in sheet) return this.misbehave(sheet.behaves, response);
    if (step === 'htmlview') return page(response, 200, tabList(sheet.names ?? {}));
    const hops = sheet.hops ?? 1;
    const hop = step === 'export' || step === 'pub' ? 0 : Number(step);
    if (hop < hops) return redirect(response, `/download/${id}/${hop + 1}${url.search}`);
    const gid = url.searchParams.get('gid');
    const csv = gid === null || gid === '0' ? sheet.csv : sheet.tabs?.[gid];
    if (csv === undefined) return page(response, 400, '<html><body>Sorry, unable to open the file at this time.</body></html>');
    const send = () => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': create(`${sheet.title ?? 'Numbers - Sheet1'}.csv`),
        ...(sheet.gzip ? { 'content-encoding': 'gzip' } : {}),
      });
      response.end(sheet.gzip ? gzipSync(csv) : csv);
    };
    if (sheet.after) void sheet.after().then(send);
    else send();
  }

  private misbehave(how: Extract<FakeSheet, { behaves: string }>['behaves'], response: ServerResponse): void {
    if (how === 'private') return redirect(response, '/v3/signin/identifier?continue=x');
    if (how === 'sign-in-page') return page(response, 200, SIGN_IN_PAGE);
    if (how === 'deleted') return page(response, 404, '<html></html>');
    if (how === 'gone') return page(response, 410, '<html></html>');
    if (how === 'forbidden') return page(response, 403, '<html></html>');
    if (how === 'busy') return page(response, 429, '<html></html>');
    if (how === 'broken') return void response.socket?.destroy();
    if (how === 'silent') return;
    response.writeHead(200, { 'content-type': 'text/csv', ...(how === 'bomb' ? { 'content-encoding': 'gzip' } : {}) });
    if (how === 'page-as-csv') return void response.end(`\ufeff\n ${SIGN_IN_PAGE}`);
    if (how === 'stalls') return void response.write('a,b\n1,2\n'.repeat(100));
    if (how === 'cut') return void response.write('a,b\n1,2\n'.repeat(100), () => response.socket?.destroy());
    endless(how === 'bomb' ? createGzip({ level: 9 }) : null, response);
  }
}

/** Writes rows for as long as they are taken. */
function endless(packer: ReturnType<typeof createGzip> | null, response: ServerResponse): void {
  const rows = Array.from({ length: 30_000 }, (_, i) => `the name of row ${i},${i * 2}\n`).join('');
  packer?.pipe(response);
  const sink = packer ?? response;
  const more = () => {
    while (!response.destroyed && sink.write(rows));
    if (!response.destroyed) sink.once('drain', more);
  };
  response.on('error', () => packer?.destroy());
  more();
}

/** The list of tabs as Google's page has it; names are written as its script writes them. */
const tabList = (names: Record<string, string>): string => {
  const written = (name: string) =>
    JSON.stringify(name).replaceAll('/', '\\/').replaceAll("'", '\\x27').replaceAll('&', '\\u0026');
  const entry = ([gid, name]: [string, string]) =>
    `items.push({name: ${written(name)}, pageUrl: "https:\\/\\/docs.google.com\\/spreadsheets\\/d\\/x\\/htmlview\\/sheet?headers\\x3dfalse\\x26gid\\x3d${gid}", gid: "${gid}",initialSheet: ("${gid}" == gid)});`;
  return `<!DOCTYPE html><html><body><script nonce="x">var items = [];${Object.entries(names).map(entry).join(' ')}</script></body></html>`;
};

function page(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(307, { location, 'content-type': 'text/html' });
  response.end('<html><body>Temporary Redirect</body></html>');
}
