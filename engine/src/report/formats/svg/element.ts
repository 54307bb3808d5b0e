type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Characters that no XML document may hold, not even as references. */
const NO_XML = /[\ufffe\uffff]/g;

/** Text that may come from the data, for a place between tags or in an attribute of HTML or SVG. */
export const escapeXml = (text: string): string =>
  text.replace(NO_XML, '\ufffd').replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A tenth of a pixel is not seen. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** An element of SVG. `children` is markup already. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`],
  );
  return children === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${children}</${name}>`;
}

/** A path through points, as the value of `d`. */
export const pathOf = (points: readonly (readonly [x: number, y: number])[], closed = false): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A text of one line. */
export const textAt = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  element('text', { x, y, ...attributes }, escapeXml(text));
