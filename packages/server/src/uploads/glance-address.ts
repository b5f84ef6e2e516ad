import * as z from 'zod'

const Address = z.url({ protocol: /^https?$/ })

/**
 * Glance's URL for direct uploads by browsers: the operator's choice, since Glance must allow it (CORS) and the page
 * gets a token.
 */
export function glanceAddress({ IMAGE_UPLOAD_URL: setting }: Record<string, unknown>): string | null {
  const address = Address.safeParse(setting)
  return address.success ? address.data.replace(/\/+$/, '') : null
}
