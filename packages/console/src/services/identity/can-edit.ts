type Kind = 'user' | 'group' | 'project' | 'domain' | 'role'

/** Where the operator says whether this kind may be changed here: where Keystone reads it from a directory, it may not. */
export const canEdit = (kind: Kind): readonly string[] => ['OPENSTACK_KEYSTONE_BACKEND', `can_edit_${kind}`]
