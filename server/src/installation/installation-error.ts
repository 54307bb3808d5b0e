/** Folder and database do not belong together, or cannot be used. The message says what, which setting it is, and what to do. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}
