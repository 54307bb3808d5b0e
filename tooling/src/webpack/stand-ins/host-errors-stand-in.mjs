// In the place of the federation runtime's descriptions of errors, within the host: of those that are likely here, in few words. The runtime
// puts the code before them, by which its own documentation is found.
export const runtimeDescMap = {
  'RUNTIME-001': 'No container.',
  'RUNTIME-004': 'No such remote.',
  'RUNTIME-008': 'No script.',
  'RUNTIME-014': 'No such module.',
};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
