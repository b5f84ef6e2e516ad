/** Versions in which volumes and snapshots say which group they belong to. */
export const WITH_GROUPS = ['3.14', '3.27', '3.43', '3.48', '3.58']
