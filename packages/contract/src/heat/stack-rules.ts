interface Facts {
  stack_status: string
}

/** Splits CREATE_IN_PROGRESS into CREATE and IN_PROGRESS; statuses of resources have the same format. */
export function splitStackStatus(status: string): { action: string; state: string } {
  const [, action = status, state = ''] = /^([A-Z]+)_(.*)$/.exec(status) ?? []
  return { action, state }
}

export const isStackChanging = ({ stack_status: status }: Facts): boolean => status.endsWith('_IN_PROGRESS')

const isDeleted = ({ stack_status: status }: Facts) => status === 'DELETE_COMPLETE'
const isAtRest = (stack: Facts) => !isStackChanging(stack) && !isDeleted(stack)
const isSuspended = ({ stack_status: status }: Facts) => status === 'SUSPEND_COMPLETE'

/** Stack actions by status. */
export const stackCan = {
  change: (stack: Facts): boolean => isAtRest(stack) && !isSuspended(stack) && stack.stack_status !== 'DELETE_FAILED',
  /** An update without changes: Heat works again on what failed or is unhealthy. */
  retry: ({ stack_status: status }: Facts): boolean => /^(CREATE|UPDATE|ROLLBACK|RESTORE|CHECK)_FAILED$/.test(status),
  check: isAtRest,
  suspend: (stack: Facts): boolean => isAtRest(stack) && !isSuspended(stack),
  resume: ({ stack_status: status }: Facts): boolean =>
    /^(SUSPEND_COMPLETE|SUSPEND_FAILED|RESUME_FAILED)$/.test(status),
  snapshot: (stack: Facts): boolean => isAtRest(stack) && !isSuspended(stack),
  cancel: ({ stack_status: status }: Facts): boolean => /^(CREATE|UPDATE)_IN_PROGRESS$/.test(status),
  delete: (stack: Facts): boolean => !isDeleted(stack) && stack.stack_status !== 'DELETE_IN_PROGRESS',
}
