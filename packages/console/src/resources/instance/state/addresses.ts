import type { Server } from '@meridian/contract'
import { compareText } from '../../../framework/text/compare-text.ts'

export type Address = Server['addresses'][string][number]

export interface NetworkAddresses {
  network: string
  addresses: Address[]
}

/** Networks by name; in each IPv4 comes first, and floating addresses after fixed ones. */
export const addressesByNetwork = ({ addresses }: Pick<Server, 'addresses'>): NetworkAddresses[] =>
  Object.entries(addresses)
    .map(([network, all]) => ({ network, addresses: all.toSorted(byUse) }))
    .sort((a, b) => compareText(a.network, b.network))

const byUse = (a: Address, b: Address) => a.version - b.version || Number(isFloating(a)) - Number(isFloating(b))

export const isFloating = (address: Address): boolean => address['OS-EXT-IPS:type'] === 'floating'

/** All of a server's addresses in that order. */
export const allAddresses = (server: Pick<Server, 'addresses'>): string[] =>
  addressesByNetwork(server).flatMap(({ addresses }) => addresses.map(({ addr }) => addr))

/** As `private: 10.0.0.5, 172.24.4.20`, a network after the other. */
export const addressText = (server: Pick<Server, 'addresses'>): string =>
  addressesByNetwork(server)
    .map(({ network, addresses }) => `${network}: ${addresses.map(({ addr }) => addr).join(', ')}`)
    .join('; ')
