/** `2026-11-15T02:04:10Z` → `2026-11-15T02:04:10.000000`, as Nova writes what came to it by extensions. */
export const inMicroseconds = (time: string) => time.replace('Z', '.000000')
