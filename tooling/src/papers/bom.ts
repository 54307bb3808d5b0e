import { createHash } from 'node:crypto';
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import { readPackage } from '../workspace';

interface Described {
  name: string;
  version: string;
  type: Enums.ComponentType;
}

/** A licence as a package states it: one of the list, an expression of several, or a name of its own. */
function licenceOf(text: string): Models.License {
  const id = SPDX.fixupSpdxId(text);
  if (id !== undefined) return new Models.SpdxLicense(id);
  return / (?:OR|AND|WITH) /.test(text) ? new Models.LicenseExpression(text) : new Models.NamedLicense(text);
}

const addressOf = (name: string, version: string): string => {
  const at = name.indexOf('/');
  const scope = at < 0 ? null : name.slice(0, at);
  return new PackageURL('npm', scope, name.slice(at + 1), version, null, null).toString();
};

function componentOf(folder: string): Models.Component {
  const { name, version, license } = readPackage(folder);
  const purl = addressOf(name, version);
  const component = new Models.Component(Enums.ComponentType.Library, name, { bomRef: purl, version, purl });
  if (license !== undefined) component.licenses.add(licenceOf(license));
  return component;
}

/** The same document for the same content, so that a build that is made again is the same build. */
const serialOf = (text: string): string => {
  const digits = createHash('sha256').update(text).digest('hex');
  // A UUID of version 8 (RFC 9562): its bits are our own.
  return `urn:uuid:${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};

/**
 * What is in a build, as CycloneDX 1.6 in JSON: https://cyclonedx.org/docs/1.6/json/
 *
 * @param folders of the packages whose code is in it
 */
export function billOfMaterials({ name, version, type }: Described, folders: readonly string[]): string {
  const components = folders.map(componentOf);
  const known = new Map(components.map((component) => [component.purl ?? '', component]));
  const sorted = [...known.keys()].sort();
  const root = new Models.Component(type, name, { bomRef: `${name}@${version}`, version });
  const bom = new Models.Bom({ serialNumber: serialOf([name, version, ...sorted].join('\n')) });
  bom.metadata.component = root;
  for (const purl of sorted) {
    const component = known.get(purl);
    if (!component) continue;
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
