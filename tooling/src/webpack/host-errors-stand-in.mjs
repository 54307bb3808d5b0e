// In the place of the federation runtime's descriptions of errors, within the host: of those that can happen here, in few words. The runtime
// puts the code before them, by which its own documentation is found.
export const runtimeDescMap = {
  'RUNTIME-001': 'No container.',
  'RUNTIME-002': 'No init.',
  'RUNTIME-004': 'No such remote.',
  'RUNTIME-008': 'No script.',
  'RUNTIME-012': 'No shared module.',
  'RUNTIME-014': 'No such module.',
  'RUNTIME-015': 'No init.',
};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
