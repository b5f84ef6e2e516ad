import * as z from 'zod'

const Address = z.url({ protocol: /^https?$/ })

/**
 * Where browsers send images themselves: an operator's choice, since Glance must then allow it (CORS), and the page is
 * given a token.
 */
export function glanceAddress({ IMAGE_UPLOAD_URL: setting }: Record<string, unknown>): string | null {
  const address = Address.safeParse(setting)
  return address.success ? address.data.replace(/\/+$/, '') : null
}
