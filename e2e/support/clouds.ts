/** An OpenStack to test on instead of the embedded cloud: its Keystone's URL. */
export const REAL_CLOUD = process.env.MERIDIAN_TEST_AUTH_URL

/** How much later each answer of the embedded cloud comes, to see what only a slow cloud brings to light. */
const DELAY_MS = Number(process.env.MERIDIAN_TEST_DELAY_MS ?? 0)
export const SLOWNESS: readonly object[] = DELAY_MS > 0 ? [{ delayMs: DELAY_MS }] : []

/** The real cloud of tools/openstack has the same people with longer passwords. */
export const passwordOf = (user: string): string => (REAL_CLOUD ? `${user}pass` : user)

/** How long something may take to be seen: real clouds take their time for what they build, and so does a busy machine. */
export const PATIENCE_MS = 60_000

/** The time-out of services on the embedded cloud: tests of it wait so long, and no busy machine takes longer. */
export const UPSTREAM_TIMEOUT_SECONDS = 15

/** The longest delay of a fault: no test sees the reply. */
export const NEVER_MS = 600_000

/** An image that a small server can be built from. */
export const SMALL_IMAGE = REAL_CLOUD ? 'cirros-fake' : 'CirrOS 0.6'
