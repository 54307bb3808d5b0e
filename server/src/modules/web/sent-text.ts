import { attribute } from './escape';

/** What of a page is sent as text, for whoever runs no scripts: search engines, previews of links, readers with scripts off. */
export interface SentText {
  title: string;
  /** One sentence. */
  description: string;
  /** HTML of the page's content, escaped. */
  html: string;
}

const ROOT = /<div id="root">\s*<\/div>/;

/** The application's page with the text of one address in it. The screen that it stands for takes it away once it is there itself. */
export const withSentText = (template: string, path: string, { title, description, html }: SentText): string => {
  const head = [
    '<meta property="og:type" content="article" />',
    `<meta property="og:title" content="${attribute(title)}" />`,
    `<meta property="og:description" content="${attribute(description)}" />`,
    `<meta property="og:url" content="${attribute(path)}" />`,
    '<meta property="og:image" content="/assets/social-card.png" />',
    `<link rel="canonical" href="${attribute(path)}" />`,
  ].join('');
  // Functions, since `$` means something in a replacement text.
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${attribute(description)}" />${head}`)
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(ROOT, () => `<div id="root"></div><main id="hub-sent">${html}</main>`);
};
