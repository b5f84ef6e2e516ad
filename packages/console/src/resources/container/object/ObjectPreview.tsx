import { objectEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { addressOf } from '../../../api/client.ts'
import type { ItemQuery } from '../../../api/query.ts'
import { tabScope } from '../../../api/tab-scope.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { Card } from '../../../ui/Card.tsx'
import { settingLabels } from '../container-settings.messages.ts'
import type { StoredObject } from './object.queries.ts'
import { previewKind } from './preview-kind.ts'

/** Small texts and pictures. Nothing of it can run here: a text is shown as text, a picture as the data of an `img`. */
export function ObjectPreview({ object }: { object: StoredObject }) {
  const { formatMessage } = useIntl()
  const kind = previewKind(object)
  if (object.is_subdir || !kind) return null
  return (
    <Card title={formatMessage(settingLabels.preview)} className="max-w-3xl">
      <Loaded query={contentOf(object, kind)} failed={formatMessage(settingLabels.previewFailed)}>
        {(content) =>
          kind === 'picture' ? (
            <img src={content} alt={object.name} className="max-h-128 max-w-full" />
          ) : (
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard
              tabIndex={0}
              className="max-h-128 overflow-auto font-mono text-sm wrap-anywhere whitespace-pre-wrap"
            >
              {content}
            </pre>
          )
        }
      </Loaded>
    </Card>
  )
}

/** The text, or the picture as a data URL. */
function contentOf({ container, path, hash }: StoredObject, kind: 'text' | 'picture'): ItemQuery<string> {
  const { project, region } = tabScope() ?? {}
  const url = addressOf(objectEndpoints.objectDownload, { params: { container, path }, query: { project, region } })
  return {
    queryKey: ['preview', container, path, hash ?? ''],
    queryFn: async ({ signal }) => {
      // oxlint-disable-next-line no-restricted-globals -- the API client reads JSON only
      const response = await fetch(url, { signal, headers: { 'X-Requested-With': 'XMLHttpRequest' } })
      if (!response.ok)
        throw new ApiError(response.statusText, { status: response.status, reason: 'refused', endpoint: 'GET object' })
      return kind === 'text' ? response.text() : dataUrlOf(await response.blob())
    },
  }
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(new Blob([blob], { type: 'image/png' }))
  })
