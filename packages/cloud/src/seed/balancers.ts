import { seededUuid } from '../core/ids.ts'

export const balancerId = seededUuid('load-balancer', 'shop')

/** The way of the shop's visitors to the web servers. */
export const BALANCER = {
  name: 'shop',
  createdAt: '2026-03-11T07:52:10',
  description: 'Spreads the visitors of the shop',
  network: 'private',
  subnet: 'private-subnet',
  address: '10.0.0.80',
  /** Of its HTTPS listener. */
  certificate: 'shop-2026',
} as const

/** Named as Octavia names it. */
export const VIP_PORT = `octavia-lb-${balancerId}`

interface SeedCertificate {
  name: string
  domains: readonly [string, ...string[]]
  /** Days from the first start of the cloud; negative ones are over. */
  from: number
  to: number
}

/** Signed by the company's own authority. */
export const CERTIFICATES: readonly SeedCertificate[] = [
  { name: BALANCER.certificate, domains: ['shop.example.com', 'www.shop.example.com'], from: -78, to: 12.5 },
  { name: 'shop-2027', domains: ['shop.example.com', 'www.shop.example.com'], from: -1.5, to: 88.5 },
  { name: 'intranet', domains: ['*.intranet.example.com'], from: -150, to: 215.5 },
]

export const certificateId = (name: string) => seededUuid('certificate', name)
