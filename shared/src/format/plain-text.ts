/** Inline markdown as a reader sees it: no emphasis marks, no escapes, links and images by their words. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<!\\)`([^`]*)`/g, '$1')
    .replace(/(?<![\\\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?!\w)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
