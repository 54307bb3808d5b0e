import { render, screen, within } from '@testing-library/react';
import MarkdownText from './markdown';
import { safeImage } from './safe-url';

const show = (text: string, shift = 0) => render(<MarkdownText shift={shift}>{text}</MarkdownText>).container;

it('reads tables, emphasis and lists', () => {
  show('| A | B |\n|---|--:|\n| **x** | 1,234 |\n\n- one\n- two');
  const table = screen.getByRole('table');
  expect(within(table).getByRole('cell', { name: '1,234' })).toHaveStyle({ textAlign: 'right' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Table: A, B' })).toHaveAttribute('tabindex', '0');
});

it.each([
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<iframe src="https://evil.example"></iframe>',
  '[x](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '<a href="data:text/html,x">x</a>',
  '<svg onload=alert(1)>',
])('keeps %s from doing anything', (text) => {
  const container = show(text);
  expect(container.querySelector('script, iframe, svg, img, [onerror], [onload], a[href]')).toBeNull();
});

it('opens outside links without handing over this window', () => {
  show('[site](https://example.org) and [below](#data)');
  expect(screen.getByRole('link', { name: 'site' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'site' })).toHaveAttribute('target', '_blank');
});

it('loads no image from elsewhere', () => {
  const container = show('![logo](https://evil.example/x.png) ![dot](data:image/png;base64,AAAA) ![own](/logo.png)');
  expect(screen.getByText('Image: logo')).toBeInTheDocument();
  expect([...container.querySelectorAll('img')].map((image) => image.alt)).toEqual(['dot', 'own']);
});

it.each([
  ['/x.png', 'https://hub.example/x.png'],
  ['https://hub.example/x.png', 'https://hub.example/x.png'],
  ['https://evil.example/x.png', undefined],
  ['//evil.example/x.png', undefined],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['data:text/html,x', undefined],
  ['blob:https://hub.example/1', undefined],
  ['http://', undefined],
  [undefined, undefined],
])('the image %s becomes %s', (src, safe) => {
  expect(safeImage(src, 'https://hub.example')).toBe(safe);
});

it('fits headings under the one above', () => {
  show('# One\n\n### Three', 2);
  expect(screen.getByRole('heading', { level: 3, name: 'One' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 5, name: 'Three' })).toBeInTheDocument();
});

it('draws a chart block and leaves other code alone', async () => {
  show('```chart\n{"broken":true}\n```\n\n```sql\nSELECT 1\n```');
  expect(screen.getByText('This chart cannot be drawn, so its source is shown.')).toBeInTheDocument();
  expect(screen.getByText('SELECT 1')).toBeInTheDocument();
});
