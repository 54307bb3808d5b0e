import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** `1`, `0x7f`: a name whose last label looks like this is read as an address by resolvers (WHATWG URL, "ends in a number"). */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/;
const MAX_NAME = 253;
const MAX_INPUT = 1000;

/**
 * The host in the one spelling that is used from here on: a lower-case DNS name, or an address in its plain form.
 * Null for everything else: socket paths, addresses with ports, zones or credentials, and numbers in disguise
 * (`2130706433`, `0x7f.1`, `017700000001`, `127.1`, full-width digits), which resolvers would take for addresses.
 */
export function normaliseHost(input: string): string | null {
  const host = input.trim().toLowerCase();
  if (host.length > MAX_INPUT) return null;
  if (isIPv4(host)) return host;
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  if (isIPv6(bare)) return bare.includes('%') ? null : ipaddr.parse(bare).toString();
  const name = (isAscii(host) ? host : domainToASCII(host)).replace(/\.$/, '');
  return isName(name) ? name : null;
}

function isName(name: string): boolean {
  const labels = name.split('.');
  return name.length <= MAX_NAME && labels.every((label) => LABEL.test(label)) && !NUMBER.test(labels.at(-1) ?? '');
}

function isAscii(text: string): boolean {
  return [...text].every((character) => character < '\u0080');
}
