export interface Picture {
  state: string;
  width: number;
  theme: 'light' | 'dark';
  /** Name of the file beside the sheet. */
  file: string;
}

const figure = ({ width, theme, file }: Picture): string =>
  `<a href="${file}"><img src="${file}" alt="${theme}, ${width} pixels wide" loading="lazy"><br>${theme} ${width}</a>`;

/** A page with all pictures, a row for each state. */
export function contactSheet(pictures: readonly Picture[]): string {
  const states = [...new Set(pictures.map(({ state }) => state))];
  const sections = states.map((state) => {
    const row = pictures.filter((picture) => picture.state === state);
    return `<h2 id="${state}">${state}</h2>\n<p>${row.map(figure).join('\n')}</p>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen in every state</title>
<style>
  body { font: 14px system-ui; margin: 2rem; background: #888; color: #000; }
  p { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  a { color: inherit; text-align: center; }
  img { height: 22rem; max-width: 40rem; object-fit: cover; object-position: top; border: 1px solid #555; }
</style>
${sections.join('\n')}
</html>
`;
}
