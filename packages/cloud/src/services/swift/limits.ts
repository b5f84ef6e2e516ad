/** The limits that /info shows and requests are checked against. */
export const MAX_FILE_SIZE = 5 * 1024 ** 3 + 2
export const MAX_META_NAME = 128
export const MAX_META_VALUE = 256
export const MAX_META_COUNT = 90
export const MAX_META_SIZE = 4096
export const MAX_HEADER_SIZE = 8192
export const MAX_ACCOUNT_NAME = 256
export const MAX_CONTAINER_NAME = 256
export const MAX_OBJECT_NAME = 1024
export const MAX_LISTING = 10_000
export const MAX_SEGMENTS = 1000
export const MAX_MANIFEST_BYTES = 8 * 1024 ** 2
export const MAX_LINKS = 2
export const MAX_DELETES = 10_000
export const MAX_BULK_FAILURES = 1000
export const MAX_EXTRACTED_CONTAINERS = 10_000

/** The only storage policy and its names. */
export const POLICY = 'Policy-0'
export const POLICY_NAMES = ['policy-0']
