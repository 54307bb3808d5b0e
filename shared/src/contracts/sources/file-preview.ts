export { filePreview, type FilePreview } from '@hub/engine/contracts/table/file-preview';

const MB = 2 ** 20;

/** Bytes of a file that a browser sends for a preview: the first ones of text, all of what can only be read whole. */
export const PREVIEW_BYTES = { text: MB, whole: 8 * MB };
