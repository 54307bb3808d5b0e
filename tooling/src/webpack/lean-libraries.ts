import { join } from 'node:path';
import { inRoot, packageFolder } from '../workspace';
import type { Mode } from './base';

/**
 * Files of axios that no call of this product reaches: `shared/src/api/http.ts` sends by XMLHttpRequest, writes queries itself, sends JSON or
 * a browser's form as it is, and has no cookie against forgery. With them each first load would cost 8 kB more. They are left empty, as
 * the package's own manifest does with the files that only Node needs.
 */
const UNREACHED_OF_AXIOS = [
  'adapters/fetch.js',
  'cancel/CancelToken.js',
  'core/setFormDataHeaders.js',
  'helpers/AxiosURLSearchParams.js',
  'helpers/HttpStatusCode.js',
  'helpers/cookies.js',
  'helpers/formDataToJSON.js',
  'helpers/isURLSameOrigin.js',
  'helpers/spread.js',
  'helpers/toFormData.js',
  'helpers/toURLEncodedForm.js',
];
/** The manifest of react-router names its development build to every bundler, warnings for developers included. */
const PRODUCTION_OF_ROUTER = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' };

/** Folder of an installed package as `from` sees it. @throws when it is not there. */
export function folderOf(name: string, from: string): string {
  const folder = packageFolder(name, from);
  if (!folder) throw new Error(`${name} is not installed. Run: npm start`);
  return folder;
}

/** For `resolve.alias`: what of the libraries' files stays out of a build, and what takes the place of what. */
export function leanLibraries(mode: Mode): Record<string, false | string> {
  const shared = inRoot('shared');
  const axios = folderOf('axios', shared);
  const unreached = UNREACHED_OF_AXIOS.map((file) => [join(axios, 'lib', file), false] as const);
  if (mode === 'development') return Object.fromEntries(unreached);
  const router = folderOf('react-router', folderOf('react-router-dom', shared));
  const icons = join(folderOf('lucide-react', shared), 'dist/esm/createLucideIcon.mjs');
  const production = Object.entries(PRODUCTION_OF_ROUTER).map(
    ([request, file]) => [request, join(router, 'dist/production', file)] as const,
  );
  const replaced = [
    [icons, inRoot('shared/src/ui/lean-icon.ts')],
    ['@react-spring/web$', inRoot('shared/src/report/charts/drawing/still-springs.ts')],
    [join(axios, 'lib/core/assertParamsAcyclic.js'), inRoot('tooling/src/webpack/stand-ins/acyclic-stand-in.mjs')],
    [join(axios, 'lib/helpers/validator.js'), inRoot('tooling/src/webpack/stand-ins/options-stand-in.mjs')],
  ] as const;
  return Object.fromEntries<false | string>([...unreached, ...production, ...replaced]);
}
