/** A column's name with a blank between its words: `openedAt`, `opened_at`. */
export const spacedName = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
