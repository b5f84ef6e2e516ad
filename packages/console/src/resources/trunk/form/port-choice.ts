import type { Port } from '@meridian/contract'

/** A port as far as choosing it needs to know. */
export interface PortChoice {
  id: string
  name: string
  addresses: string
  adminState: string
  status: string
}

const choiceOf = (port: Port): PortChoice => ({
  id: port.id,
  name: port.name || port.id,
  addresses: port.fixed_ips.map(({ ip_address: ip }) => ip).join(', '),
  adminState: port.admin_state,
  status: port.status,
})

/** Nobody's, and in no trunk yet. */
const isFree = ({ device_owner: owner, trunk_id: trunk, trunk_details: details }: Port) =>
  owner === '' && trunk === undefined && details === undefined

interface Wanted {
  /** In the trunk already: they stay to be chosen, and where they are not listed they go by their ids. */
  kept?: readonly string[]
  /** Chosen elsewhere in the same form. */
  but: readonly string[]
}

/** The ports that a trunk can be made of. */
export function portChoices(ports: readonly Port[], { kept = [], but }: Wanted): PortChoice[] {
  const offered = ports.filter((port) => kept.includes(port.id) || (isFree(port) && !but.includes(port.id)))
  const listed = new Set(offered.map(({ id }) => id))
  return [
    ...offered.map(choiceOf),
    ...kept.filter((id) => !listed.has(id)).map((id) => ({ id, name: id, addresses: '', adminState: '', status: '' })),
  ]
}
