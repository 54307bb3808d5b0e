const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes in the largest unit that it reaches. */
export const sizeText = (bytes: number) => {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), UNITS.length - 1);
  return `${(bytes / 1024 ** power).toLocaleString('en', { maximumFractionDigits: 1 })} ${UNITS[power] ?? ''}`;
};
