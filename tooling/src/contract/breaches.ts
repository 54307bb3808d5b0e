import { satisfies } from 'semver';
import { HTML, MEMBERS, type HostContract, type RemoteContract } from './contract-records';
import { misfits } from './misfits';

const ALWAYS = /^(?:key|ref)$/;
/** What remotes give to elements through a component; a name of our own is none of these. */
const OF_ELEMENTS =
  /^(?:key|ref|children|id|type|name|value|role|title|style|className|placeholder|disabled|readOnly|required|checked|list|rows|min|max|step|pattern|accept|multiple|tabIndex|href|target|rel|download|hidden|lang|(?:data|aria)-.+|on[A-Z].*|auto[A-Z].*|default[A-Z].*|input[A-Z].*|spellCheck|minLength|maxLength|htmlFor|form[A-Z]?.*)$/;

type Props = HostContract['modules'][string][string];

function propBreaches(component: string, given: readonly string[], known: Props): string[] {
  if (!known) return [];
  const unknown = given.filter((prop) => !(prop in known) && !(HTML in known ? OF_ELEMENTS : ALWAYS).test(prop));
  const missing = Object.keys(known).filter((prop) => known[prop] === 'required' && !given.includes(prop));
  return [
    ...unknown.map((prop) => `${component} has no property ${prop}`),
    ...missing.map((prop) => `${component} needs the property ${prop}`),
  ];
}

function moduleBreaches(host: HostContract, remote: RemoteContract): string[] {
  return Object.entries(remote.uses).flatMap(([request, names]) => {
    const exports = host.modules[request];
    if (!exports) return [`${request} is not shared`];
    return Object.entries(names).flatMap(([name, given]) => {
      const known = exports[name];
      // A member of a class, or of a value whose members are not listed.
      const [owner = '', member] = name.split('.');
      if (member !== undefined && owner in exports && !(`${owner}.${MEMBERS}` in exports)) return [];
      if (known === undefined) return [`${request} has no ${name}`];
      return [...new Set(given.flatMap((each) => propBreaches(`${request} ${name}`, each, known)))];
    });
  });
}

function eventBreaches(host: HostContract, remote: RemoteContract): string[] {
  const through = (kind: string, name: string, compare: (shape: HostContract['events'][string]) => string[]) => {
    const shape = host.events[name];
    if (!shape) return [`there is no event ${name}`];
    return compare(shape).map((misfit) => `${kind} ${name}: ${misfit}`);
  };
  return [
    ...Object.entries(remote.emits).flatMap(([name, sent]) => through('emits', name, (shape) => misfits(shape, sent))),
    ...Object.entries(remote.listens).flatMap(([name, read]) => through('listens to', name, (shape) => misfits(read, shape))),
  ];
}

/** Everything in which a remote's build would not fit a shell. Empty when it would run there. */
export function breaches(host: HostContract, remote: RemoteContract): string[] {
  const versions = (['shell', 'shared', 'react'] as const).flatMap((part) =>
    satisfies(host.provides[part], remote.requires[part])
      ? []
      : [`needs ${part} ${remote.requires[part]}, and ${host.provides[part]} is there`],
  );
  const fields = remote.auth.filter((field) => !host.auth.includes(field)).map((field) => `the store has no auth.${field}`);
  return [...versions, ...moduleBreaches(host, remote), ...fields, ...eventBreaches(host, remote)];
}
