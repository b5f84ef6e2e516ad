import { isIPv4 } from 'node:net'

/** Whether a listener on `host` is reachable only from this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
