/** Stylesheets that a swapped build had linked, by its folder. */
const taken = new Map<string, HTMLLinkElement[]>();

const folderOf = (manifestUrl: string): string => new URL('.', new URL(manifestUrl, document.baseURI)).href;

/** A build's stylesheets on the page. */
export function stylesOf(manifestUrl: string): HTMLLinkElement[] {
  const folder = folderOf(manifestUrl);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ href }) => href.startsWith(folder));
}

/** Takes a build's styles off the page: its code has no way to, and they would go on dressing the build that takes its place. */
export function dropStyles(manifestUrl: string): void {
  const links = stylesOf(manifestUrl);
  for (const link of links) link.remove();
  if (links.length > 0) taken.set(folderOf(manifestUrl), links);
}

/** Gives a build that comes back its styles again: its loader believes them to be there and would not fetch them a second time. */
export function restoreStyles(manifestUrl: string): void {
  const folder = folderOf(manifestUrl);
  document.head.append(...(taken.get(folder) ?? []));
  taken.delete(folder);
}
