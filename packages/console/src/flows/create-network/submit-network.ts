import { createSubnet, fillPath, networkEndpoints, type Network } from '@meridian/contract'
import { ApiError, StepRefusal } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { keyOf, queryClient } from '../../api/query.ts'
import { submitWorkflow, validateSteps } from '../../api/step-validation.ts'
import { workflowFields } from '../../framework/modals/classic-reply.ts'
import { subnetOf, type NetworkForm } from './network-form.ts'
import { providerRequest } from '../../resources/network/provider-network.ts'

/** A placeholder for the network's id, which the workflow does not need to validate the subnet. */
const NO_NETWORK = 'new'

const actionOf = (network: string) => fillPath(createSubnet.path, { network })

/** The network was created, but not its subnet. */
export class SubnetFailure extends ApiError {
  readonly network: Network
  /** The network could not be deleted, either. */
  readonly remains: boolean

  constructor(cause: ApiError, network: Network, remains: boolean) {
    const { reason, endpoint, status, requestId } = cause
    super(cause.message, { reason, endpoint, status, requestId, cause })
    this.network = network
    this.remains = remains
  }
}

/** The server validates the steps of the subnet. */
export const validateSubnet = (form: Partial<NetworkForm>, start: number, end: number) =>
  validateSteps({ action: actionOf(NO_NETWORK), fields: workflowFields(createSubnet, subnetOf(form)), start, end })

/** Creates the network and its subnet; deletes the network if the subnet cannot be created. */
export async function submitNetwork(form: NetworkForm, send: Call): Promise<Network> {
  const { name, admin_state_up, shared, with_subnet: hasSubnet, az_hints: zones, mtu } = form
  const network = await send(networkEndpoints.networkCreate, {
    body: {
      name,
      admin_state_up,
      ...providerRequest(form),
      ...(shared && { shared }),
      ...(zones?.length && { availability_zone_hints: zones }),
      ...(mtu && { mtu }),
    },
  })
  if (!hasSubnet) return network
  try {
    const fields = workflowFields(createSubnet, subnetOf(form))
    await submitWorkflow({ action: actionOf(network.id), fields, addToField: 'subnet' }, send)
    return network
  } catch (error) {
    if (!(error instanceof ApiError) || send.rehearsal) throw error
    const remains = !(await isDeleted(network, send))
    if (remains) void queryClient.invalidateQueries({ queryKey: keyOf(networkEndpoints.networkList, {}).slice(0, 2) })
    // The form shows a StepRefusal at its field.
    throw error instanceof StepRefusal && !remains ? error : new SubnetFailure(error, network, remains)
  }
}

const isDeleted = ({ id }: Network, send: Call): Promise<boolean> =>
  send(networkEndpoints.networkDelete, { params: { id } }).then(
    () => true,
    () => false,
  )
