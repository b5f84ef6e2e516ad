import { useIntl } from 'react-intl'
import { useDialogTools } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { formatBytes } from '../../../framework/text/units.ts'
import { DescriptionList } from '../../../ui/Card.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { objectFields, objectMessages } from './object.messages.ts'
import type { StoredObject } from './object.queries.ts'
import { settingLabels } from '../container-settings.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** The dialog with the facts of an object. */
export function ObjectDetails({ item: object }: { item: StoredObject }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={formatMessage(objectMessages.details)}
      footer={<Button onClick={tools.close}>{formatMessage(words.close)}</Button>}
    >
      <ObjectFacts object={object} />
    </Dialog>
  )
}

export function ObjectFacts({ object }: { object: StoredObject }) {
  const intl = useIntl()
  const size = object.is_subdir ? intl.formatMessage(objectMessages.folder) : formatBytes(intl, object.bytes)
  return (
    <DescriptionList
      items={[
        { term: intl.formatMessage(words.name), value: <bdi>{object.path}</bdi> },
        {
          term: intl.formatMessage(moreWords.hash),
          value: object.hash && <code className="font-mono text-sm">{object.hash}</code>,
        },
        { term: intl.formatMessage(settingLabels.content_type), value: object.content_type },
        {
          term: intl.formatMessage(objectFields.timestamp),
          value: object.last_modified && formatMoment(intl, object.last_modified),
        },
        { term: intl.formatMessage(words.size), value: size },
      ]}
    />
  )
}
