import type { ServerInterfaceForm } from '@meridian/contract'
import * as z from 'zod'

/** By a network, with an address or without, or by a port; which of the two decides which fields are shown. */
export const attachInterfaceSchema = z.object({
  by: z.enum(['network', 'port']),
  network: z.string().min(1),
  fixed_ip: z.union([z.literal(''), z.ipv4(), z.ipv6()]),
  port: z.string().min(1),
})
type Fields = z.output<typeof attachInterfaceSchema>

export const attachInterfaceShown = {
  network: ({ by }: Pick<Fields, 'by'>) => by === 'network',
  fixed_ip: ({ by }: Pick<Fields, 'by'>) => by === 'network',
  port: ({ by }: Pick<Fields, 'by'>) => by === 'port',
}

/** What is sent; fields out of sight are not there. */
export const attachInterfaceRequest = ({
  by,
  network,
  fixed_ip: address,
  port,
}: Partial<Fields>): z.input<typeof ServerInterfaceForm> =>
  by === 'port' ? { port } : { network, ...(address && { fixed_ip: address }) }
