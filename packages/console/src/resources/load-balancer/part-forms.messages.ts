import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { texts } from '../../framework/text/texts.ts'

/** Names of what is below a balancer. */
export const listenerNames = texts('balancerListener', { one: 'Listener', other: 'Listeners' })
export const poolNames = texts('balancerPool', { one: moreWords.pool, other: 'Pools' })
export const monitorNames = texts('balancerMonitor', { one: 'Health Monitor', other: 'Health Monitors' })
export const policyNames = texts('l7Policy', { one: 'L7 Policy', other: 'L7 Policies' })
export const ruleNames = texts('l7Rule', { one: 'L7 Rule', other: 'L7 Rules' })

export const partMessages = texts('balancerPart', {
  addListener: 'Add Listener',
  editListener: 'Edit Listener',
  addPool: 'Add Pool',
  editPool: 'Edit Pool',
  addMonitor: 'Add Health Monitor',
  editMonitor: 'Edit Health Monitor',
  addPolicy: 'Add L7 Policy',
  editPolicy: 'Edit L7 Policy',
  addRule: 'Add L7 Rule',
  editRule: 'Edit L7 Rule',
  failed: 'The load balancer was not changed.',
  busy: 'The load balancer is being changed. This is sent when that has ended.',
  defaultPool: 'Default Pool',
  noPool: 'None',
  certificate: 'Certificate',
  chooseCertificate: 'Choose a certificate',
  noCertificates: 'There are no certificates with a key',
  moreCertificates: 'Certificates of Other Names',
  moreCertificatesHint: 'References, each on a line of its own: chosen by the name that the visitor asks for (SNI).',
  allowedCidrs: 'Allowed Networks',
  allowedHint: 'Each on a line of its own, as 198.51.100.0/24. Without any, everybody is let in.',
  forwardedFor: 'Tell members the address of the visitor (X-Forwarded-For)',
  forwardedPort: 'Tell members the port (X-Forwarded-Port)',
  forwardedProto: 'Tell members the protocol (X-Forwarded-Proto)',
  connectionLimit: 'Connection Limit',
  connectionHint: '-1 is no limit.',
  clientTimeout: 'Client Data Timeout',
  connectTimeout: 'Member Connect Timeout',
  memberTimeout: 'Member Data Timeout',
  inspectTimeout: 'TCP Inspect Timeout',
  persistence: 'Session Persistence',
  persistenceHint: 'Whether a visitor stays with the same member.',
  cookieName: 'Cookie Name',
  ofListener: 'Default Pool of',
  delay: 'Delay',
  timeout: 'Timeout',
  timeoutTooLong: 'A check cannot take longer than the time between two checks.',
  retriesUp: 'Successes until Up',
  retriesDown: 'Failures until Down',
  method: 'HTTP Method',
  path: 'URL Path',
  codes: 'Expected Codes',
  codesHint: 'As 200, 200-299 or 200, 204.',
  action: moreWords.action,
  redirectUrl: moreWords.url,
  redirectPrefix: 'URL Prefix',
  prefixHint: 'The path of the request is kept.',
  redirectCode: 'HTTP Code',
  position: 'Position',
  positionHint: 'The first policy whose rules all fit decides.',
  ruleType: words.type,
  key: 'Key',
  comparison: 'Comparison',
  invert: 'Everything but this',
  fileTypeComparison: 'File types can only be equal or a regular expression.',
})

export const partPhrases = texts('balancerPart', {
  notCidr: '{text} is no network.',
  sent: '{name}: the change was accepted.',
})

export const listenerProtocols = texts('balancerListener.protocol', {
  HTTP: 'HTTP',
  TERMINATED_HTTPS: 'HTTPS, with a certificate here',
  HTTPS: 'HTTPS, passed through',
  TCP: 'TCP',
  UDP: 'UDP',
  SCTP: 'SCTP',
})

export const persistenceWords = texts('balancerPool.persistence', {
  none: moreWords.none,
  SOURCE_IP: 'By its address',
  HTTP_COOKIE: 'By a cookie of the load balancer',
  APP_COOKIE: 'By a cookie of the application',
})

export const checkTypes = texts('balancerMonitor.type', {
  HTTP: 'HTTP',
  HTTPS: 'HTTPS',
  TCP: 'TCP connection',
  PING: 'Ping',
  'TLS-HELLO': 'TLS handshake',
  'UDP-CONNECT': 'UDP',
  SCTP: 'SCTP',
})

export const policyActions = texts('l7Policy.action', {
  REDIRECT_TO_POOL: 'Send to a pool',
  REDIRECT_TO_URL: 'Redirect to a URL',
  REDIRECT_PREFIX: 'Redirect to the same path elsewhere',
  REJECT: 'Refuse',
})

export const ruleTypes = texts('l7Rule.type', {
  HOST_NAME: words.host,
  PATH: 'Path',
  FILE_TYPE: 'File type',
  HEADER: 'Header',
  COOKIE: 'Cookie',
})

export const comparisons = texts('l7Rule.comparison', {
  EQUAL_TO: 'is',
  STARTS_WITH: 'starts with',
  ENDS_WITH: 'ends with',
  CONTAINS: 'contains',
  REGEX: 'matches the regular expression',
})
