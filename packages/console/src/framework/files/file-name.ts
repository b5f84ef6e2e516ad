/** The name that an upload gets: what was typed, or the file's own where nothing was. */
export const uploadName = (typed: string, file: { name: string } | null): string => typed.trim() || (file?.name ?? '')
