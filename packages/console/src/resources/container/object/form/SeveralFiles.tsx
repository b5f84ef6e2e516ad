import { useIntl } from 'react-intl'
import { useConfirm } from '../../../../framework/actions/ConfirmProvider.tsx'
import { Button } from '../../../../ui/buttons.tsx'
import { settingLabels } from '../../container-settings.messages.ts'
import type { ObjectAddress } from '../object.queries.ts'
import { uploadDropped } from '../upload/upload-dropped.ts'

interface SeveralFilesProps {
  folder: ObjectAddress
  disabled: boolean
  onChosen: () => void
}

/** Opens the browser's file dialog, for files or for a whole folder. */
function chooseFiles(options: Partial<Pick<HTMLInputElement, 'multiple' | 'webkitdirectory'>>): Promise<File[]> {
  const input = Object.assign(document.createElement('input'), { type: 'file', ...options })
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.click()
  })
}

/** Uploads several files, or a folder with all its files, in the background, as if they were dropped on the list. */
export function SeveralFiles({ folder, disabled, onChosen }: SeveralFilesProps) {
  const intl = useIntl()
  const confirm = useConfirm()
  const choose = async (options: Parameters<typeof chooseFiles>[0]) => {
    const files = await chooseFiles(options)
    if (files.length === 0) return
    onChosen()
    const named = files.map((file) => ({ file, name: file.webkitRelativePath || file.name }))
    await uploadDropped(named, folder, { intl, confirm })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" disabled={disabled} onClick={() => void choose({ multiple: true })}>
        {intl.formatMessage(settingLabels.severalFiles)}
      </Button>
      <Button size="small" disabled={disabled} onClick={() => void choose({ webkitdirectory: true })}>
        {intl.formatMessage(settingLabels.wholeFolder)}
      </Button>
    </div>
  )
}
