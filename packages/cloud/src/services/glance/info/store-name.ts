/** The one store. */
export const STORE = 'file'
