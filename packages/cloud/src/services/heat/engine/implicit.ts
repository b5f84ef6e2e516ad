import { isDeepStrictEqual } from 'node:util'
import { isMap } from '../template/json.ts'
import type { Json } from '../template/json.ts'
import type { Definition } from '../template/template.ts'

const given = ({ properties }: Definition, name: string): Json[] => {
  const value = properties[name] ?? null
  return value === null ? [] : [value]
}

/** The networks of a port or server, as in the template. */
function networksOf(definition: Definition): Json[] {
  if (definition.type === 'OS::Neutron::Port') return given(definition, 'network')
  const list = definition.properties['networks'] ?? null
  if (definition.type !== 'OS::Nova::Server' || !Array.isArray(list)) return []
  return list.filter(isMap).flatMap((item) => [item['network'] ?? item['uuid'] ?? null])
}

const isFloating = ({ type }: Definition) =>
  type === 'OS::Neutron::FloatingIP' || type === 'OS::Neutron::FloatingIPAssociation'

/**
 * Implicit dependencies, as in Heat: a port or server requires the subnets of its networks, and a floating IP the
 * router interfaces and the routers with a gateway.
 */
export function isImplied(definition: Definition, other: Definition): boolean {
  if (isFloating(definition)) return other.type === 'OS::Neutron::RouterInterface' || leadsOutside(other)
  if (other.type !== 'OS::Neutron::Subnet') return false
  return networksOf(definition).some((network) =>
    given(other, 'network').some((same) => isDeepStrictEqual(network, same)),
  )
}

const leadsOutside = ({ type, properties }: Definition) =>
  type === 'OS::Neutron::Router' && (properties['external_gateway_info'] ?? null) !== null
