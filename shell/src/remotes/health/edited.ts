/** Whether somebody has put anything into a field of the area since; it is not to be lost. `stop` ends the watch. */
export function watchEdits(area: () => Element | null): { isEdited: () => boolean; stop: () => void } {
  let isEdited = false;
  const note = (event: Event) => {
    const { target } = event;
    if (event.isTrusted && target instanceof Element && area()?.contains(target)) isEdited = true;
  };
  document.addEventListener('input', note, { capture: true, passive: true });
  return { isEdited: () => isEdited, stop: () => document.removeEventListener('input', note, { capture: true }) };
}
