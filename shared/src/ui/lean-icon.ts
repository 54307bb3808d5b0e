import { createElement, type ComponentProps } from 'react';

/** An icon as the files of lucide-react hold it: children of an SVG element of 24 by 24. */
interface IconData {
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = ComponentProps<'svg'> & { size?: number | string };

const speaks = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/**
 * What a production build has in the place of `createLucideIcon`, at a tenth of its size: every first load has one of the shell and one of
 * a remote. It draws the same picture for what this product asks of an icon (size, class, attributes), and knows neither a width of
 * strokes of its own nor a provider of defaults.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  return function Icon({ size = 24, className, children, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${names} ${className}` : names,
        'aria-hidden': children || speaks(rest) ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
