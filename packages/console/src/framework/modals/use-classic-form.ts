import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { postClassicForm, putFile, type ClassicReply, type ClassicRequest } from '../../api/classic-form.ts'
import { toast } from '../../ui/toast/toast.ts'
import { describeError } from '../text/error-text.ts'
import { notifyServerMessages, followReply } from './classic-reply.ts'
import { modalMessages } from './modal.messages.ts'

interface ClassicForm {
  /** Posts the form and applies the reply; returns whether it succeeded. */
  send: (request: ClassicRequest, file?: File) => Promise<boolean>
  busy: boolean
  /** The percentage of the file sent; null while none is being sent. */
  progress: number | null
}

/** A form that uses the protocol of Horizon's classic pages. */
export function useClassicForm(
  onOption: (option: NonNullable<ClassicReply['option']>) => void = () => {},
): ClassicForm {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)

  const send = async (request: ClassicRequest, file?: File) => {
    setBusy(true)
    try {
      await followReply(await postClassicForm(request), {
        notify: (messages) => notifyServerMessages(intl, messages),
        addOption: onOption,
        putFile: async (to) => {
          if (!file) return
          setProgress(0)
          await putFile(to, file, { onProgress: setProgress, signal: request.signal })
        },
        go: (path) => location.assign(path),
        reload: () => location.reload(),
      })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.danger(intl.formatMessage(modalMessages.submitFailed), {
        detail: describeError(intl, error),
        requestId: error.requestId,
      })
      return false
    } finally {
      setBusy(false)
      setProgress(null)
    }
  }

  return { send, busy, progress }
}
