import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { logLength, pageSize, undoSeconds } from '../../framework/session/settings.ts'
import { Card } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { listLabels, settingsMessages as messages } from './settings.messages.ts'
import { words } from '../../framework/text/common.messages.ts'

const schema = z.object({
  page_size: z.number().int().min(pageSize.min).max(pageSize.max),
  log_length: z.number().int().min(logLength.min).max(logLength.max),
  undo_seconds: z.number().int().min(undoSeconds.min).max(undoSeconds.max),
})

/** The page sizes of lists and logs, and the time to undo a deletion. */
export function ListsCard() {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema,
    defaults: { page_size: pageSize.read(), log_length: logLength.read(), undo_seconds: undoSeconds.read() },
    labels: listLabels,
    submit: async ({ page_size, log_length, undo_seconds }) => {
      pageSize.write(page_size)
      logLength.write(log_length)
      undoSeconds.write(undo_seconds)
    },
    done: () => toast.success(formatMessage(messages.saved)),
  })
  return (
    <Card title={formatMessage(messages.lists)}>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <WidgetField
          of={form}
          name="page_size"
          as={NumberField}
          hint={formatMessage(messages.pageSizeHint)}
          min={pageSize.min}
          max={pageSize.max}
        />
        <WidgetField
          of={form}
          name="log_length"
          as={NumberField}
          hint={formatMessage(messages.logLengthHint)}
          min={logLength.min}
          max={logLength.max}
        />
        <WidgetField
          of={form}
          name="undo_seconds"
          as={NumberField}
          hint={formatMessage(messages.undoSecondsHint)}
          min={undoSeconds.min}
          max={undoSeconds.max}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={form.busy}>
            <FormattedMessage {...words.save} />
          </Button>
          <p className="text-sm text-ink-3">
            <FormattedMessage {...messages.kept} />
          </p>
        </div>
      </form>
    </Card>
  )
}
