import { isServerTransitional, type Server, type ServerFlavor } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import type { CellContext } from '../../framework/resource/item.ts'
import { formatSize } from '../../framework/text/units.ts'
import { compareText, wordFor } from '../../framework/text/wording.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { powerWords, statusWords, taskWords } from './instance-state.messages.ts'
import { instanceMessages } from './instance.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const instanceLabel = ({ name, id }: Pick<Server, 'name' | 'id'>): string => name || id

const TONES: Record<string, StatusTone> = { ACTIVE: 'ok', ERROR: 'bad', RESCUE: 'warn', VERIFY_RESIZE: 'warn' }

/** A server that waits for its user to confirm a resize is not busy; it is polled all the same, since Nova may confirm. */
export const isBusy = (server: Server): boolean =>
  isServerTransitional(server) && (server.status !== 'VERIFY_RESIZE' || server['OS-EXT-STS:task_state'] !== null)

export const toneOf = (server: Server): StatusTone =>
  isBusy(server) && server.status !== 'ERROR' ? 'busy' : (TONES[server.status] ?? 'off')

export const statusWord = (intl: IntlShape, { status }: Server): string => wordFor(intl, statusWords, status)

export const taskWord = (intl: IntlShape, { 'OS-EXT-STS:task_state': task }: Server): string =>
  task === null ? intl.formatMessage(moreWords.none) : wordFor(intl, taskWords, task)

/** The status, or what is being done to a server whose status does not say it: 'Powering Off'. */
export const stateWord = (intl: IntlShape, server: Server): string => {
  const { status, 'OS-EXT-STS:task_state': task } = server
  const isSettled = !isServerTransitional({ status, 'OS-EXT-STS:task_state': null })
  return task !== null && isSettled ? taskWord(intl, server) : statusWord(intl, server)
}

export const powerWord = (intl: IntlShape, { 'OS-EXT-STS:power_state': power }: Server): string =>
  wordFor(intl, powerWords, String(power ?? 0))

/** The size of a flavor, if Nova returns it: '2 VCPUs, 4 GB RAM, 40 GB disk'. */
export function sizeText(intl: IntlShape, { vcpus, ram, disk }: Pick<ServerFlavor, 'vcpus' | 'ram' | 'disk'>): string {
  if (vcpus === null || ram === null || disk === null) return ''
  const size = { vcpus, ram: formatSize(intl, ram, 'MB'), disk: formatSize(intl, disk, 'GB') }
  return intl.formatMessage(instanceMessages.size, size)
}

export type Address = Server['addresses'][string][number]

interface NetworkAddresses {
  network: string
  addresses: Address[]
}

/** Networks by name; in each, IPv4 comes first, and floating addresses after fixed ones. */
export const addressesByNetwork = ({ addresses }: Pick<Server, 'addresses'>): NetworkAddresses[] =>
  Object.entries(addresses)
    .map(([network, all]) => ({ network, addresses: all.toSorted(byVersionAndType) }))
    .sort((a, b) => compareText(a.network, b.network))

const byVersionAndType = (a: Address, b: Address) =>
  a.version - b.version || Number(isFloating(a)) - Number(isFloating(b))

export const isFloating = (address: Address): boolean => address['OS-EXT-IPS:type'] === 'floating'

/** All addresses of a server in that order. */
export const allAddresses = (server: Pick<Server, 'addresses'>): string[] =>
  addressesByNetwork(server).flatMap(({ addresses }) => addresses.map(({ addr }) => addr))

/** The power states of statuses that imply them, by Nova's numbers. */
const POWER_OF: Record<string, readonly number[]> = {
  ACTIVE: [1],
  SHUTOFF: [4],
  PAUSED: [3],
  SUSPENDED: [4, 7],
  SHELVED_OFFLOADED: [0, 4],
  ERROR: [0],
  BUILD: [0],
}

/** Whether the power state says no more than the status. */
export const isPowerExpected = ({ status, 'OS-EXT-STS:power_state': power }: Server): boolean =>
  POWER_OF[status]?.includes(power ?? 0) ?? false

export interface PlacedAddress extends Address {
  network: string
}

/** All addresses, those that are reached from outside first: floating, then IPv4, then IPv6. */
export const addressesInReach = (server: Pick<Server, 'addresses'>): PlacedAddress[] =>
  addressesByNetwork(server)
    .flatMap(({ network, addresses }) => addresses.map((address) => ({ ...address, network })))
    .toSorted((a, b) => Number(isFloating(b)) - Number(isFloating(a)) || a.version - b.version)

/** 'private: 10.0.0.5, 172.24.4.20; public: 203.0.113.7'. */
export const addressText = (server: Pick<Server, 'addresses'>): string =>
  addressesByNetwork(server)
    .map(({ network, addresses }) => `${network}: ${addresses.map(({ addr }) => addr).join(', ')}`)
    .join('; ')

/** The problem of a server in error; null for others. */
export function faultText(intl: IntlShape, server: Server): string | null {
  if (server.status !== 'ERROR') return null
  const message = server.fault?.message ?? ''
  const reason = /no valid host/i.test(message) ? intl.formatMessage(instanceMessages.noValidHost) : message
  return intl.formatMessage(instanceMessages.fault, { name: instanceLabel(server), reason })
}

/** A server's user data as text; as it is if it is not base64 of text, since scripts may be compressed. */
export function userDataText(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return encoded
  }
}

/** Whether the cloud measures servers. */
export const isMeasured = ({ serves, settings }: Pick<CellContext, 'serves' | 'settings'>): boolean =>
  serves('metric') || settings.PROMETHEUS === true
