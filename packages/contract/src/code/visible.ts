/**
 * What ends a line in some languages, what no text of YAML may have, what turns the direction of the letters around it,
 * and what terminals act upon when a text is pasted, as DEL, which would delete the quotation mark before it. All of it
 * but the control characters below a space, which each language escapes in its own way.
 */
const UNSEEN = String.raw`\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff`

const unseen = new RegExp(`[${UNSEEN}]`, 'g')

/** A character as JSON, YAML, HCL and Python have it in quotes. */
export const escapeOf = (one: string): string => String.raw`\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON without characters that a reader does not see. It means the same in Python, and for strings in YAML. */
export const visibleJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll(unseen, escapeOf)

/** All characters that a reader does not see; line breaks are seen. */
export const CONTROLS = new RegExp(`[\\0-\\t\\v-\\u001f${UNSEEN}]`, 'g')
