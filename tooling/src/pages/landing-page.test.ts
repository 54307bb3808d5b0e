import { landingPage } from './landing-page';

const page = `<html><head><title>Hub</title><meta name="description" content="x" />
<!--hub:app--><script defer src="/assets/main.js"></script><!--/hub:app--></head>
<body><noscript>Turn it on.</noscript><div id="root"></div></body></html>`;
const rendered = { title: 'A "title"', description: 'What <it> is', html: '<h1>Hello $& you</h1>' };
const files = { script: 'assets/landing-start.js', styles: ['assets/landing.css'] };

test('holds the rendered page, its own small script and styles, and the application in a template', () => {
  const made = landingPage(page, rendered, files);
  expect(made).toContain('<div id="root"><h1>Hello $& you</h1></div>');
  expect(made).toContain('<link rel="stylesheet" href="/assets/landing.css" />');
  expect(made).toContain('<template id="hub-app"><script defer src="/assets/main.js"></script></template>');
  expect(made.replace(/<template.*<\/template>/s, '').match(/<script[^>]*>/g)).toEqual([
    '<script defer src="/assets/landing-start.js">',
  ]);
  expect(made).not.toContain('noscript');
});

test('says what the product is, and nothing of it ends an element', () => {
  const made = landingPage(page, rendered, files);
  expect(made).toContain('<title>A &#34;title&#34;</title>');
  expect(made).toContain('<meta name="description" content="What &#60;it&#62; is" />');
  expect(made).toContain('<meta property="og:description" content="What &#60;it&#62; is" />');
  expect(made).toContain('<meta property="og:image" content="/assets/social-card.png" />');
});

test('refuses a page that has lost a part', () => {
  expect(() => landingPage(page.replace('<!--/hub:app-->', ''), rendered, files)).toThrow('has no part');
});
