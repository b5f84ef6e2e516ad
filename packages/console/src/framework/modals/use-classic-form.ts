import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { postClassicForm, putFile, type ClassicReply, type ClassicRequest } from '../../api/classic-form.ts'
import { toast } from '../../ui/toast/toast.ts'
import { describeError } from '../text/error-text.ts'
import { notifyServerMessages, followReply } from './classic-reply.ts'
import { modalMessages } from './modal.messages.ts'

interface ClassicForm {
  /** Posts the form and does what the reply asks for; answers whether it went through. */
  send: (request: ClassicRequest, file?: File) => Promise<boolean>
  busy: boolean
  /** Percent of the file that is there; null while none is sent. */
  progress: number | null
}

/** A form that speaks the classic pages' protocol. */
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
