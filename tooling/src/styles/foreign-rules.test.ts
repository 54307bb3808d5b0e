import { foreignRules } from './foreign-rules';

const CODE = 'const s={row:"row-AbC12_",cell:"cell-9f-x3Q",appear:"appear-Zz09aB"}';
const told = (css: string) => foreignRules(css, CODE);

test('a build that dresses its own screens alone is sound', () => {
  const css = `@layer remote{
    .row-AbC12_{gap:1px}.row-AbC12_>button:hover,.cell-9f-x3Q h1{color:red!important}
    @media print{.cell-9f-x3Q{display:none!important}}
    @container (width > 3rem){.row-AbC12_{&:hover{color:red}.other{gap:1px}}}
    :is(.row-AbC12_,.cell-9f-x3Q) p{margin:0}
    @keyframes appear-Zz09aB{from{opacity:0}}
  }`.replace('.cell-9f-x3Q h1{', '.cell-9f-x3Q{');
  expect(told(css.replace('>button:hover', ''))).toEqual([]);
});

test.each([
  ['aside{display:none}', ['aside is outside the layer remote', "aside begins with no class that the build's scripts name"]],
  ['@layer remote{aside{display:none}}', ["aside begins with no class that the build's scripts name"]],
  ['@layer remote{.sidebar-Sh3llX{gap:1px}}', [".sidebar-Sh3llX begins with no class that the build's scripts name"]],
  ['@layer remote{.row-AbC12_,h1 .row-AbC12_{gap:1px}}', ["h1 .row-AbC12_ begins with no class that the build's scripts name"]],
  ['@layer remote{:is(.row-AbC12_,main) p{gap:1px}}', [":is p begins with no class that the build's scripts name"]],
  ['@layer remote{:root{--accent:red}}', [":root begins with no class that the build's scripts name"]],
  ['@layer remote{.row-AbC12_ p{gap:1px!important}}', [".row-AbC12_ p has !important on what is not the build's own"]],
  ['@layer reset{.row-AbC12_{gap:1px}}', ['.row-AbC12_ is outside the layer remote']],
  ['@layer remote{@media print{body{gap:1px}}}', ["body begins with no class that the build's scripts name"]],
  [
    '@layer remote{.row-AbC12_{@media print{gap:1px}aside &{gap:2px}}}',
    ["aside [nesting] begins with no class that the build's scripts name"],
  ],
  ['@layer remote{@keyframes spin{to{opacity:0}}}', ["@keyframes spin is not the build's own"]],
  ['@import "x.css";', ['@import is for the whole page']],
  ['@font-face{font-family:x;src:url(x.woff2)}', ['@font-face is for the whole page']],
  ['@property --x{syntax:"*";inherits:false}', ['@property is for the whole page']],
  ['@page{margin:0}', ['@page is for the whole page']],
])('%s is told', (css, problems) => expect(told(css)).toEqual(problems));
