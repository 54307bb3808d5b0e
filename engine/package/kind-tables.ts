/** The name that a kind has in code. */
export const camel = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const entry = (kind: string): string => (camel(kind) === kind ? kind : `'${kind}': ${camel(kind)}`);

const table = (kinds: readonly string[]): string => kinds.map((kind) => `  ${entry(kind)},\n`).join('');

/**
 * The tables of the kinds' folders: static imports, so that a bundle holds what they name and the compiler asks each folder for all
 * that a kind has. What is planted stands in a table of its own, so that no table generator travels with the engine.
 * @param kinds their names, in the order in which they are looked for
 * @returns text by file of the folder `kinds`
 */
export const kindTables = (kinds: readonly string[]): Record<'index.ts' | 'plants.ts', string> => ({
  'index.ts': `// Written by \`pnpm engine:kinds\` from contracts/report/insight-kind.ts.
${kinds.map((kind) => `import { ${camel(kind)} } from './${kind}';\n`).join('')}import type { InsightKind } from '../contracts/report/insight-kind';
import type { KindSpec } from './kind-spec';

/** Every kind of insight, in the order in which they are looked for. Nothing outside their folders knows one by its name. */
export const KINDS: Record<InsightKind, KindSpec> = {
${table(kinds)}};
`,
  'plants.ts': `// Written by \`pnpm engine:kinds\` from contracts/report/insight-kind.ts.
import type { InsightKind } from '../contracts/report/insight-kind';
${kinds.map((kind) => `import { plant as ${camel(kind)} } from './${kind}/plant';\n`).join('')}import type { Plant } from './planting';

/** What is planted for each kind. Not part of \`KINDS\`, so that no table generator travels with the engine. */
export const PLANTS: Record<InsightKind, Plant> = {
${table(kinds)}};
`,
});
