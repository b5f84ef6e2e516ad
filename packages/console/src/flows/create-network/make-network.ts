import { createSubnet, fillPath, networkEndpoints, type Network } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { submitWorkflow, validateSteps } from '../../api/step-validation.ts'
import { classicFields } from '../../framework/modals/classic-fields.ts'
import { subnetOf, type NetworkForm } from './network-form.ts'

/** The subnet's workflow changes nothing while it only judges: that there is no such network yet does not matter. */
const NOT_YET = 'new'

const addressOf = (network: string) => fillPath(createSubnet.path, { network })

/** Lets the server judge the steps of the subnet. */
export const judgeSubnet = (form: Partial<NetworkForm>, start: number, end: number) =>
  validateSteps({ action: addressOf(NOT_YET), fields: classicFields(subnetOf(form)), start, end })

/** Makes the network and its subnet; where there is no subnet to be had, there shall be no network either. */
export async function makeNetwork(form: NetworkForm): Promise<Network> {
  const { name, admin_state_up, shared, with_subnet: isWanted, az_hints: zones, mtu } = form
  const network = await call(networkEndpoints.networkCreate, {
    body: {
      name,
      admin_state_up,
      ...(shared && { shared }),
      ...(zones?.length && { availability_zone_hints: zones }),
      ...(mtu && { mtu }),
    },
  })
  if (!isWanted) return network
  try {
    await submitWorkflow({
      action: addressOf(network.id),
      fields: classicFields(subnetOf(form)),
      addToField: 'subnet',
    })
    return network
  } catch (error) {
    await call(networkEndpoints.networkDelete, { params: { id: network.id } })
    throw error
  }
}
