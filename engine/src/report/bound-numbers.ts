import type { Claim } from '../contracts/claim';

const NUMBER = /\d[\d,.]*\d|\d/g;

/** Numbers of the report's text that stand in a sentence of a claim or of the run's tests, of all: provenance, charts, Data Quality and Method aside. */
export function boundNumbers(markdown: string, claims: readonly Pick<Claim, 'sentence'>[]): { right: number; total: number } {
  const body =
    markdown
      .replace(/```chart\n[^]*?\n```/g, '')
      .replace(/^#+ .*$/gm, (heading) => (/^## (Data Quality|Method)/.test(heading) ? heading : ''))
      .replace(/^> .*$/gm, '')
      .split(/^## Data Quality$/m)[0] ?? '';
  let text = body
    .replace(/\*\*|\*(?=Evidence)|(?<=Evidence:)\*/g, '')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
    .replaceAll('\u2060', '');
  const total = text.match(NUMBER)?.length ?? 0;
  for (const claim of [...claims].sort((a, b) => b.sentence.length - a.sentence.length))
    text = text.replaceAll(claim.sentence.replace(/[\t\n\r]+/g, ' '), '');
  // What a serious alert says stands in Data Quality as well.
  const left = text
    .split('\n')
    .filter((line) => !line.startsWith('- Mend this at the source'))
    .join('\n')
    .match(NUMBER)?.length;
  return { right: total - (left ?? 0), total };
}
