import { imageEndpoints, serverChangeEndpoints, ServerBackupForm, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { backupMessages as messages } from '../instance-upkeep.messages.ts'
import { rotatedOut } from './rotation.ts'

const DEFAULT_TYPE = 'daily'
const DEFAULT_ROTATION = 7

/** An image of the server, of which Nova keeps the newest ones of each type. */
export function CreateBackup({ item: server }: ItemDialogProps<Server>) {
  const name = instanceLabel(server)
  return (
    <PlainForm
      item={server}
      about={name}
      title={moreWords.createBackup}
      failed={messages.failed}
      submit={(body, send) => send(serverChangeEndpoints.serverBackup, { params: { id: server.id }, body })}
      success={(form, _image, intl) => intl.formatMessage(messages.sent, { backup: form.name, name })}
      outcome={({ image_id: id }) => ({ created: [{ type: 'OS::Glance::Image', id }] })}
      schema={ServerBackupForm}
      defaults={{ name: `${name}-backup`, backup_type: DEFAULT_TYPE, rotation: DEFAULT_ROTATION }}
      fields={{
        name: { label: words.name },
        backup_type: { label: messages.type, hint: messages.typeHint },
        rotation: { label: messages.rotation, hint: messages.rotationHint },
      }}
    >
      {({ values }) => <Rotated server={server} type={values.backup_type} rotation={values.rotation} />}
    </PlainForm>
  )
}

/** Which backups Nova will delete after it has made the new one. */
function Rotated({ server, type, rotation }: { server: Server; type: string; rotation: number }) {
  const { formatMessage } = useIntl()
  // Nova deletes backups of its server, whoever owns them.
  const filters = { image_type: 'backup', instance_uuid: server.id, all_projects: 'true' }
  const { data } = useQuery(query(imageEndpoints.imageList, { query: filters }))
  if (!data) return null
  const { kept, deleted } = rotatedOut(data.items, type, rotation)
  return (
    <p role="status" className="text-ink-2 wrap-anywhere">
      {deleted.length === 0
        ? formatMessage(messages.keeps, { count: kept.length })
        : formatMessage(messages.deletes, {
            count: deleted.length,
            names: deleted.map((image) => image.name ?? image.id).join(', '),
          })}
    </p>
  )
}
