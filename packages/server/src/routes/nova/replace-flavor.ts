import { flavors, type FlavorRequest, type ServiceClient } from '@meridian/openstack'
import { eachOf } from '../../each-of.ts'
import { toSameFlavor } from './flavors.map.ts'

/**
 * Nova cannot update a flavor, so it is deleted and created again with the same id and extra specs. If the new one is
 * refused, the old one is restored.
 */
export async function replaceFlavor(
  nova: ServiceClient,
  id: string,
  wanted: FlavorRequest,
  projects: string[],
): Promise<void> {
  const old = await flavors.show(nova, id)
  const [extras, access] = await Promise.all([
    flavors.extraSpecs(nova, id),
    old['os-flavor-access:is_public'] ? [] : flavors.access(nova, id),
  ])
  await flavors.remove(nova, id)
  try {
    await make(nova, { ...wanted, id }, projects, extras)
  } catch (error) {
    await flavors.remove(nova, id).catch(() => {}) // it may not exist
    await make(
      nova,
      toSameFlavor(old),
      access.map(({ tenant_id: project }) => project),
      extras,
    )
    throw error
  }
}

async function make(
  nova: ServiceClient,
  flavor: FlavorRequest & { id?: string },
  projects: string[],
  extras: Record<string, string>,
): Promise<void> {
  const { id } = await flavors.create(nova, flavor)
  await eachOf(projects, (project) => flavors.addAccess(nova, id, project))
  await flavors.updateExtraSpecs(nova, id, { updated: extras, removed: [] })
}
