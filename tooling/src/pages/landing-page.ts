import { waitingApplication, withPart } from './page-part';
import { APP_END, APP_START } from '../webpack/page-plugin';

export interface RenderedLanding {
  title: string;
  description: string;
  html: string;
}

interface LandingFiles {
  script: string;
  styles: string[];
}

/** What the picture of a link shows. */
const SOCIAL_CARD = 'A finding of a report, with its chart and the query behind its number';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The landing page, made of the application's: readable as it comes, with one small script. The tags that load the application wait in
 * a template until somebody wants it.
 */
export function landingPage(
  page: string,
  { title, description, html }: RenderedLanding,
  { script, styles }: LandingFiles,
): string {
  const head = [
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Data Intelligence Hub" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="/" />`,
    `<meta property="og:image" content="/assets/social-card.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta property="og:image:alt" content="${escaped(SOCIAL_CARD)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<link rel="canonical" href="/" />`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    `<script defer src="/${script}"></script>`,
    waitingApplication(page),
  ].join('\n    ');
  const titled = withPart(page, '<title>', '</title>', `<title>${escaped(title)}</title>`);
  const described = withPart(
    titled,
    '<meta name="description"',
    '/>',
    `<meta name="description" content="${escaped(description)}" />`,
  );
  const started = withPart(described, APP_START, APP_END, head);
  const readable = withPart(started, '<noscript>', '</noscript>', '');
  return withPart(readable, '<div id="root">', '</div>', `<div id="root">${html}</div>`);
}
