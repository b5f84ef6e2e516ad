import { useIntl } from 'react-intl'
import { toast } from '../../ui/toast/toast.ts'
import { beginActivity } from '../activity/activity.ts'
import { settled } from '../activity/run-tracked.ts'
import { settleBy } from '../activity/settle.ts'
import { applyResult } from '../actions/apply-result.ts'
import { useRegistry } from '../resource/registry.ts'
import type { ModalTools } from './modal.ts'

/** Makes what a dialog may use, by the type that it is about and the way that it is closed. */
export function useModalTools(): (type: string, open: boolean, close: () => void) => ModalTools {
  const intl = useIntl()
  const registry = useRegistry()
  return (type, open, close) => ({
    type,
    open,
    close,
    done: (message, result, lead = close) => {
      toast.success(message)
      lead()
      const whole = { created: [], updated: [], deleted: [], failed: [], ...result }
      void applyResult(whole, registry)
      void settled(whole, beginActivity({ title: message, subject: '' }), false, settleBy(registry, intl))
    },
    failed: (failed) => void applyResult({ created: [], updated: [], deleted: [], failed }, registry),
  })
}
