import type { UpstreamCall } from '../upstream-calls.ts'
import { curl } from './curl.ts'
import type { Dialect } from './dialect.ts'
import { hot } from './hot.ts'
import { openstack } from './openstack.ts'
import { python } from './python.ts'
import { terraform } from './terraform.ts'

/** The dialects that are programs: they repeat every call. */
export const DIALECTS: readonly [Dialect, ...Dialect[]] = [openstack, curl, python]

/** The dialects that declare what is to exist: they have words for calls that create something. */
export const DECLARATIONS: readonly Dialect[] = [terraform, hot]

/** The dialects that have words for these calls. */
export const dialectsFor = (calls: readonly UpstreamCall[]): readonly [Dialect, ...Dialect[]] => [
  ...DIALECTS,
  ...DECLARATIONS.filter(({ covers }) => covers?.(calls)),
]
