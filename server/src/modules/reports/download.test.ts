import { fileNameOf } from './download';

test.each([
  ['Umsätze 2026 / Q1', 'umsatze-2026-q1-report.md'],
  ['../../etc/passwd', 'etc-passwd-report.md'],
  ['数据', 'report.md'],
  ['Weekly report', 'weekly-report.md'],
  ['x'.repeat(300), `${'x'.repeat(80)}-report.md`],
])('the title %j gives the file name %j', (title, name) => {
  expect(fileNameOf(title, 'Report', 'markdown')).toBe(name);
});
