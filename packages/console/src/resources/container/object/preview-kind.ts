const MAX_TEXT = 512 * 1024
const MAX_PICTURE = 5 * 1024 * 1024

/** Pictures of these types run no code in an `img`, and neither does SVG there; it is left out since it loads slowly. */
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp']
const TEXTS = /^(text\/.+|application\/(json|xml|yaml|x-yaml|x-sh|javascript|toml))$/

/** How an object is previewed; null if it is too large or of another type. */
export function previewKind({ bytes, content_type: type }: { bytes: number; content_type: string | null }) {
  const plain = type?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (bytes === 0) return null
  if (PICTURES.includes(plain) && bytes <= MAX_PICTURE) return 'picture' as const
  return TEXTS.test(plain) && bytes <= MAX_TEXT ? ('text' as const) : null
}
