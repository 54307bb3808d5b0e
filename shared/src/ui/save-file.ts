/** Hands text, or a picture, to the browser as a file to keep. */
export function saveFile(name: string, content: string | Blob, mediaType: string): void {
  const url = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: `${mediaType};charset=utf-8` }) : content,
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoking at once would stop the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
