/** Data that the server or the build put into the page; undefined when it is missing or broken. */
export function inlinedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
