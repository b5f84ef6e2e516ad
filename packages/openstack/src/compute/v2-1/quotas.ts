import type { QuotaSet, QuotaSetDetail } from '@meridian/wire'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** GET /os-quota-sets/{project}/defaults: limits of projects without limits of their own. */
export async function defaults(nova: ServiceClient, projectId: string): Promise<QuotaSet> {
  return objectIn<QuotaSet>(nova, (await nova.get(path`/os-quota-sets/${projectId}/defaults`)).body, 'quota_set')
}

/** GET /os-quota-class-sets/default: the same limits, for administrators without a project. */
export async function defaultClass(nova: ServiceClient): Promise<QuotaSet> {
  // Without server groups before 2.50.
  const client = await nova.withMicroversion(['2.50'])
  return objectIn<QuotaSet>(nova, (await client.get('/os-quota-class-sets/default')).body, 'quota_class_set')
}

/** GET /os-quota-sets/{project}/detail: limits and usage. */
export async function detail(nova: ServiceClient, projectId: string): Promise<QuotaSetDetail> {
  return objectIn<QuotaSetDetail>(nova, (await nova.get(path`/os-quota-sets/${projectId}/detail`)).body, 'quota_set')
}

/** PUT /os-quota-sets/{project} */
export const update = (nova: ServiceClient, projectId: string, limits: Partial<QuotaSet>) =>
  nova.act('PUT', path`/os-quota-sets/${projectId}`, { quota_set: limits })

/** PUT /os-quota-class-sets/default */
export const updateDefaults = (nova: ServiceClient, limits: Partial<QuotaSet>) =>
  nova.act('PUT', '/os-quota-class-sets/default', { quota_class_set: limits })
