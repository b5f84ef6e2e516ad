import { createSubnet, fillPath, networkEndpoints, type Network } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { keyOf, queryClient } from '../../api/query.ts'
import { StepRefusal } from '../../api/step-refusal.ts'
import { submitWorkflow, validateSteps } from '../../api/step-validation.ts'
import { classicFields } from '../../framework/modals/classic-fields.ts'
import { subnetOf, type NetworkForm } from './network-form.ts'

/** The subnet's workflow changes nothing while it only judges: that there is no such network yet does not matter. */
const NOT_YET = 'new'

const addressOf = (network: string) => fillPath(createSubnet.path, { network })

/** A network was made, and its subnet could not be. */
export class SubnetFailure extends ApiError {
  readonly network: Network
  /** It could not be deleted either. */
  readonly remains: boolean

  constructor(cause: ApiError, network: Network, remains: boolean) {
    const { reason, endpoint, status, requestId } = cause
    super(cause.message, { reason, endpoint, status, requestId, cause })
    this.network = network
    this.remains = remains
  }
}

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
    if (!(error instanceof ApiError)) throw error
    const remains = !(await isDeleted(network))
    if (remains) void queryClient.invalidateQueries({ queryKey: keyOf(networkEndpoints.networkList, {}).slice(0, 2) })
    // What is wrong with a field is told there.
    throw error instanceof StepRefusal && !remains ? error : new SubnetFailure(error, network, remains)
  }
}

const isDeleted = ({ id }: Network): Promise<boolean> =>
  call(networkEndpoints.networkDelete, { params: { id } }).then(
    () => true,
    () => false,
  )
