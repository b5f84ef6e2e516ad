import { expect } from '@playwright/test'
import type { OpenStack } from './openstack.ts'

const LBAAS = '/load-balancer/v2/lbaas'

interface Balancer {
  id: string
  provisioning_status: string
}

/** A load balancer in the private network, once it is active: before, nothing about it can be changed. */
export async function createBalancer(cloud: OpenStack, name: string, more: object = {}): Promise<string> {
  const query = '/network/v2.0/subnets?name=private-subnet'
  const { subnets } = await cloud.send<{ subnets: { id: string }[] }>('GET', query)
  const { loadbalancer } = await cloud.send<{ loadbalancer: Balancer }>('POST', `${LBAAS}/loadbalancers`, {
    loadbalancer: { name, vip_subnet_id: subnets[0]?.id, ...more },
  })
  await expect
    .poll(async () => {
      const path = `${LBAAS}/loadbalancers/${loadbalancer.id}`
      return (await cloud.send<{ loadbalancer: Balancer }>('GET', path)).loadbalancer.provisioning_status
    })
    .toBe('ACTIVE')
  return loadbalancer.id
}
