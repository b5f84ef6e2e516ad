/**
 * Finds the message in an error body. Every service wraps it differently: `{error: {message}}` (identity),
 * `{badRequest: {message}}` (compute, volume), `{NeutronError: {message}}`, `{error: {message}, explanation}`
 * (orchestration), `{errors: [{detail}]}` (placement), `{description}` (metric), an HTML page (image, object-store).
 */
export function errorMessage(status: number, text: string): string {
  return sentenceOf(parse(text)) ?? htmlSentence(text) ?? sentenceFor(status)
}

/** For a response without a body, as every response to HEAD is; in the words of the services' framework. */
const SENTENCES: Record<number, string> = {
  403: 'Access was denied to this resource.',
  404: 'The resource could not be found.',
  409: 'There was a conflict when trying to complete your request.',
}

const sentenceFor = (status: number) =>
  SENTENCES[status] ?? `The service gave no reason for its refusal (HTTP ${status}).`

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON: the caller reads it as HTML
  }
}

function sentenceOf(body: unknown): string | undefined {
  if (typeof body === 'string') return plainText(body)
  if (Array.isArray(body)) return sentenceOf(body[0])
  if (!isRecord(body)) return undefined
  for (const key of ['message', 'detail', 'description']) {
    const value = body[key]
    if (typeof value === 'string' && value) return plainText(value)
  }
  for (const value of Object.values(body)) {
    const found = typeof value === 'string' ? undefined : sentenceOf(value)
    if (found) return found
  }
  // It is the same for all errors of a status, so it comes last.
  return typeof body.explanation === 'string' ? plainText(body.explanation) : undefined
}

/** Glance's and Swift's pages: a heading, then the message. Markup is removed. */
function htmlSentence(text: string): string | undefined {
  const afterHeading = text.split(/<\/h1>/i).at(-1) ?? ''
  return plainText(afterHeading)
}

function plainText(text: string): string | undefined {
  const plain = text
    // Not `[^>]*`: a message can quote a long text of the user's that has many `<` and no `>`.
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.slice(0, MAX_MESSAGE) || undefined
}

/** A proxy's error page can be long; a toast must be short. */
const MAX_MESSAGE = 1000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
