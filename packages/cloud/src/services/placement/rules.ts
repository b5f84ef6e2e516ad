const ADMIN = 'role:admin'

const forAdmins = (...names: string[]) => Object.fromEntries(names.map((name) => [`placement:${name}`, ADMIN]))

/** For administrators only, but a project's readers can see its usage. */
export const rules: Readonly<Record<string, string>> = {
  ...forAdmins(
    'resource_providers:list',
    'resource_providers:create',
    'resource_providers:show',
    'resource_providers:update',
    'resource_providers:delete',
    'resource_classes:list',
    'resource_classes:create',
    'resource_classes:show',
    'resource_classes:update',
    'resource_classes:delete',
    'resource_providers:inventories:list',
    'resource_providers:inventories:create',
    'resource_providers:inventories:show',
    'resource_providers:inventories:update',
    'resource_providers:inventories:delete',
    'resource_providers:aggregates:list',
    'resource_providers:aggregates:update',
    'resource_providers:usages',
    'traits:list',
    'traits:show',
    'traits:update',
    'traits:delete',
    'resource_providers:traits:list',
    'resource_providers:traits:update',
    'resource_providers:traits:delete',
    'allocations:list',
    'allocations:update',
    'allocations:delete',
    'resource_providers:allocations:list',
    'allocation_candidates:list',
  ),
  'placement:usages': `${ADMIN} or (role:reader and project_id:%(project_id)s)`,
}
