import { flattenSections, sectionMarkdown, splitReport } from './split-report';

const REPORT = `# Support \\*tickets\\*
> csv · 1,200 rows × 9 columns
> 40 comparisons tested

## Summary
Two sentences.

\`\`\`chart
{"title":"# not a heading"}
## nor this
\`\`\`
After.

## Suggested Actions
### API Issues
- Do **this**
### Login Issues ###
- Do that
#### Deeper stays inside
text

## Method
Plain words.`;

describe('splitReport', () => {
  it('takes title, provenance and sections apart', () => {
    const report = splitReport(REPORT);
    expect(report.title).toBe('Support *tickets*');
    expect(report.provenance).toBe('csv · 1,200 rows × 9 columns 40 comparisons tested');
    expect(report.preamble).toBe('');
    expect(report.sections.map(({ title, level }) => [title, level])).toEqual([
      ['Summary', 2],
      ['Suggested Actions', 2],
      ['Method', 2],
    ]);
    expect(report.sections[0]?.body).toContain('After.');
    expect(report.sections[1]?.children.map((child) => child.title)).toEqual(['API Issues', 'Login Issues']);
    expect(report.sections[1]?.children[1]?.body).toContain('#### Deeper stays inside');
  });

  it('makes one tab for each heading, in reading order and with its own id', () => {
    const tabs = flattenSections(splitReport(REPORT).sections);
    expect(tabs.map((tab) => tab.title)).toEqual(['Summary', 'Suggested Actions', 'API Issues', 'Login Issues', 'Method']);
    expect(new Set(tabs.map((tab) => tab.id)).size).toBe(tabs.length);
  });

  it('puts a section together again', () => {
    const [, actions] = splitReport('## A\n\n## B\nown\n### C\n- c').sections;
    expect(actions && sectionMarkdown(actions)).toBe('own\n\n### C\n\n- c');
  });

  it.each([
    ['', { title: null, provenance: null, preamble: '', titles: [] }],
    ['just text', { title: null, provenance: null, preamble: 'just text', titles: [] }],
    ['# T\n\nintro\n> not provenance', { title: 'T', provenance: null, preamble: 'intro\n> not provenance', titles: [] }],
    ['### Only three\nx', { title: null, provenance: null, preamble: '', titles: ['Only three'] }],
    [
      '~~~\n## in a fence\n```\n~~~\n## out',
      { title: null, provenance: null, preamble: '~~~\n## in a fence\n```\n~~~', titles: ['out'] },
    ],
    [
      '````\n```\n## still inside\n````\n## out\r\ntext',
      { title: null, provenance: null, preamble: '````\n```\n## still inside\n````', titles: ['out'] },
    ],
    ['#hashtag\n##no space', { title: null, provenance: null, preamble: '#hashtag\n##no space', titles: [] }],
  ])('%j', (markdown, expected) => {
    const { title, provenance, preamble, sections } = splitReport(markdown);
    expect({ title, provenance, preamble, titles: sections.map((section) => section.title) }).toEqual(expected);
  });
});
