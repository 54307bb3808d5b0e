import { fileNameOf } from './download';

test.each([
  ['Umsätze 2026 / Q1', 'umsatze-2026-q1.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['数据', 'report.md'],
  ['x'.repeat(300), `${'x'.repeat(80)}.md`],
])('the title %j gives the file name %j', (title, name) => {
  expect(fileNameOf(title, 'markdown')).toBe(name);
});
