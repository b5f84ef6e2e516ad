import { isIP } from 'node:net'
import { connect } from 'node:tls'

const TIMEOUT_MS = 3000

/** Whole seconds by which the time of a `Date` header is ahead of ours; the header has no fractions. */
export function secondsAhead(date: string, now = Date.now()): number | null {
  const theirs = Date.parse(date)
  return Number.isNaN(theirs) ? null : Math.floor(theirs / 1000) - Math.floor(now / 1000)
}

/** When the certificate at an HTTPS URL expires; null without TLS, or if the server shows none in time. */
export function certificateExpiry(url: string): Promise<string | null> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'https:') return Promise.resolve(null)
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    // Only the date is read, and nothing is sent: the calls to services check the certificate.
    const socket = connect({
      host,
      port: Number(port) || 443,
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
    })
    const end = (expires: string | null) => {
      socket.destroy()
      resolve(expires)
    }
    socket.setTimeout(TIMEOUT_MS, () => end(null))
    socket.once('error', () => end(null))
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to)
      end(Number.isNaN(until) ? null : new Date(until).toISOString())
    })
  })
}
