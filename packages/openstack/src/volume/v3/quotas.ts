import type { VolumeQuotaUsage } from '@meridian/wire'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

const quotaSetUrl = (project: string) => path`/os-quota-sets/${project}`

/** Limits by name, and the project's id. */
export type QuotaSet = Record<string, number | string>

/** GET /limits: limits and usage of the token's project. */
export async function limits(cinder: ServiceClient): Promise<Record<string, number>> {
  const { body } = await cinder.get('/limits')
  return objectIn<Record<string, number>>(cinder, objectIn(cinder, body, 'limits'), 'absolute')
}

/** GET /os-quota-sets/{project}/defaults */
export async function defaults(cinder: ServiceClient, project: string): Promise<QuotaSet> {
  const { body } = await cinder.get(path`/os-quota-sets/${project}/defaults`)
  return objectIn<QuotaSet>(cinder, body, 'quota_set')
}

/** GET /os-quota-sets/{project}?usage=true */
export async function usage(
  cinder: ServiceClient,
  project: string,
): Promise<Record<string, VolumeQuotaUsage | string>> {
  const { body } = await cinder.get(withQuery(quotaSetUrl(project), { usage: true }))
  return objectIn<Record<string, VolumeQuotaUsage | string>>(cinder, body, 'quota_set')
}

/** PUT /os-quota-class-sets/default */
export const updateDefaults = (cinder: ServiceClient, quotas: Record<string, number | undefined>) =>
  cinder.act('PUT', '/os-quota-class-sets/default', { quota_class_set: quotas })

/** PUT /os-quota-sets/{project} */
export const update = (cinder: ServiceClient, project: string, quotas: Record<string, number | undefined>) =>
  cinder.act('PUT', quotaSetUrl(project), { quota_set: quotas })
