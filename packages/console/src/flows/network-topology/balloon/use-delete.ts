import { useIntl } from 'react-intl'
import { applyResult } from '../../../framework/actions/apply-result.ts'
import { useConfirm } from '../../../framework/actions/confirm.ts'
import { runTracked } from '../../../framework/activity/run-tracked.ts'
import { settleBy } from '../../../framework/activity/settle.ts'
import { useRegistry } from '../../../framework/resource/registry.ts'
import { forgetDeleted } from '../use-topology.ts'
import { DELETIONS, type Deletable } from './deletions.ts'

const permits = () => Promise.resolve(true) // what is not permitted is not offered; the service has the last word

/** Deletes something of the drawing, once that is confirmed: told as a toast, and out of the drawing at once. */
export function useDelete(): (thing: Deletable) => Promise<void> {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  return async (thing) => {
    const { action, type } = DELETIONS[thing.kind]
    const label = ({ name }: Deletable) => name
    const work = { title: intl.formatMessage(action.label), subject: thing.name, confirm }
    await runTracked({ ...work, settle: settleBy(registry, intl) }, async (tracked) => {
      const result = await action.run([thing], { intl, type, label, permits, ...tracked })
      if (!result) return null
      if (result.failed.length === 0) await forgetDeleted(thing)
      await applyResult(result, registry)
      return result
    })
  }
}
