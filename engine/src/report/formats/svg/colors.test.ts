import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DARK, declarations, LIGHT, VARIABLES, type ChartColors } from './colors';

const tokens = readFileSync(join(__dirname, '../../../../../shared/src/ui/styles/tokens.css'), 'utf8');
const token = (name: string): string[] => new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(tokens)?.slice(1) ?? [];

const single = { highlight: 'chart-highlight', muted: 'chart-muted', grid: 'chart-grid', axis: 'chart-axis', text: 'text-muted', strong: 'text', surface: 'surface' } as const; // prettier-ignore

test('pictures have the colours of the interface', () => {
  for (const name of Object.keys(single) as (keyof typeof single)[])
    expect([LIGHT[name], DARK[name]]).toEqual(token(single[name]));
  LIGHT.series.forEach((color, index) => expect([color, DARK.series[index]]).toEqual(token(`chart-${index + 1}`)));
});

test('every colour of a page with two themes is declared in both', () => {
  const used = [...VARIABLES.series, ...Object.keys(single).map((name) => VARIABLES[name as keyof typeof single])];
  const declared = (colors: ChartColors) => declarations(colors).split(';').map((one) => `var(${one.split(':')[0]})`);
  for (const colors of [LIGHT, DARK]) expect(declared(colors).sort()).toEqual([...used].sort());
}); // prettier-ignore
