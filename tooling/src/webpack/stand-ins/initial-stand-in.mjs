// In the place of the federation runtime's way to shared modules that a build's first file takes at once: none does, since each has an asynchronous
// start.
export const installInitialConsumes = undefined;
