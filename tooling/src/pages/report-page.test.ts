import { reportPage } from './report-page';

const page = `<html><head><!--hub:app--><script defer src="/assets/main.js"></script><!--/hub:app--></head></html>`;

test('has a first script, and in a template the application with what draws a report and the place of the links of remotes', () => {
  expect(reportPage(page, 'assets/report-start.js', ['assets/article.js', 'assets/article.css'])).toBe(
    '<html><head><script async src="/assets/report-start.js"></script><template id="hub-app">' +
      '<script defer src="/assets/main.js"></script>' +
      '<link rel="preload" as="script" href="/assets/article.js" /><link rel="preload" as="style" href="/assets/article.css" />' +
      '<!--hub:later--></template></head></html>',
  );
});

test('refuses a page that has lost its part', () => {
  expect(() => reportPage('<html></html>', 'a.js', [])).toThrow('has no part');
});
