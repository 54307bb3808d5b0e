/** Takes away what `build-programs.mjs` has made. */
export default () => globalThis.removeTestPrograms?.();
