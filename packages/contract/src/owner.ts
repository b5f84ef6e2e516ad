/** Each service has its own name for the project that owns an item. */
const OWNERS = [
  'project_id',
  'tenant_id',
  'owner',
  'project',
  'os-vol-tenant-attr:tenant_id',
  'os-extended-snapshot-attributes:project_id',
  'os-backup-project-attr:project_id',
]

/** The project that an item belongs to; null if its service does not say. */
export function ownerOf(item: object): string | null {
  const found = Object.entries(item).find(([key, value]) => OWNERS.includes(key) && typeof value === 'string' && value)
  return found ? String(found[1]) : null
}

/** Whether an item of this type belongs to the project; users and their like belong to none. */
export const isOwnedBy = (project: string | null | undefined, item: object, type: string): boolean =>
  !type.startsWith('OS::Keystone') && Boolean(project) && ownerOf(item) === project

/** The target of policy rules about what belongs to a project: Neutron's also use the older name `tenant_id`. */
export const projectTarget = (project: string | null | undefined): Record<string, string> =>
  project ? { project_id: project, tenant_id: project } : {}
