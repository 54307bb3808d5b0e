// In the place of the federation runtime's descriptions of errors, within remotes: what goes wrong there is told by the host's own runtime,
// which has them. A remote's entry would carry them for calls that it never makes.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
