import { objectVersionEndpoints as endpoints, type ObjectVersion } from '@meridian/contract'
import { Download, RotateCcw, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { addressOf } from '../../../api/client.ts'
import { query, queryClient } from '../../../api/query.ts'
import { tabScope } from '../../../api/tab-scope.ts'
import { usePartAction } from '../../../framework/actions/apply-result.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { deleteAction } from '../../../framework/actions/dialog-action.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import type { ItemReference } from '../../../framework/resource/item.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { momentOf } from '../../../framework/text/dates.ts'
import { formatBytes } from '../../../framework/text/units.ts'
import { Card } from '../../../ui/Card.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { IconButton } from '../../../ui/buttons.tsx'
import { saveFrom } from '../../../ui/copy.tsx'
import { containerFields } from '../container.messages.ts'
import { invalidateContainers } from '../container.queries.ts'
import { objectQueries } from '../object/object.queries.ts'
import { restoreMessages, versionMessages as messages, versionNames } from './version.messages.ts'
import { settingLabels } from '../container-settings.messages.ts'

interface VersionsProps {
  container: string
  /** The object; without it the older versions of all objects are listed. */
  path?: string
  /** The item of the page. */
  of: ItemReference
}

/** The versions of an object, or what a container keeps of replaced and deleted objects. */
export function Versions({ container, path, of }: VersionsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const list = query(endpoints.objectVersionList, { params: { container }, query: { path } })
  const paramsOf = ({ path: object, version_id: version }: ObjectVersion) => ({ container, version, path: object })
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: list.queryKey.slice(0, 2) }),
      queryClient.invalidateQueries({ queryKey: objectQueries.list(container, '').queryKey.slice(0, 2) }),
      invalidateContainers(),
    ])
  // Two versions of one minute differ by their seconds.
  const formatTime = (time: string) => intl.formatDate(momentOf(time), { dateStyle: 'medium', timeStyle: 'medium' })
  const label = ({ path: object, last_modified: time }: ObjectVersion) =>
    [...(path === undefined ? [object] : []), ...(time ? [formatTime(time)] : [])].join(', ')
  const restore = usePartAction<ObjectVersion>({
    action: batchAction<ObjectVersion>('restore', RotateCcw, {
      messages: restoreMessages,
      perform: async (version, send) => {
        await send(endpoints.objectVersionRestore, { params: paramsOf(version) })
        await refresh()
      },
    }),
    label,
    whole: of,
  })
  const remove = usePartAction<ObjectVersion>({
    action: deleteAction<ObjectVersion>(
      { names: versionNames },
      {
        lookAhead: 'nothing else',
        remove: async (version, send) => {
          await send(endpoints.objectVersionDelete, { params: paramsOf(version) })
          await refresh()
        },
      },
    ),
    label,
    whole: of,
  })
  const download = (version: ObjectVersion) => {
    const { project, region } = tabScope() ?? {}
    saveFrom(addressOf(endpoints.objectVersionDownload, { params: paramsOf(version), query: { project, region } }))
  }
  const title = formatMessage(path === undefined ? messages.older : versionNames.other)
  const stateOf = ({ is_current: isCurrent, is_deletion: isDeletion }: ObjectVersion) =>
    isCurrent ? messages.current : isDeletion ? messages.deletion : messages.earlier
  return (
    <Card title={title} flush>
      <Loaded query={list} failed={formatMessage(messages.failed)} padded>
        {({ items, is_complete: isComplete }) => (
          <>
            {!isComplete && (
              <p className="px-4 pt-3 text-sm text-ink-3">
                {formatMessage(messages.incomplete, { count: items.length })}
              </p>
            )}
            <PlainTable
              label={title}
              empty={formatMessage(messages.none)}
              columns={[
                ...(path === undefined ? [{ id: 'name', header: formatMessage(words.name) }] : []),
                { id: 'modified', header: formatMessage(containerFields.modified) },
                { id: 'state', header: formatMessage(words.status) },
                { id: 'size', header: formatMessage(words.size) },
                { id: 'type', header: formatMessage(settingLabels.content_type) },
                { id: 'actions', header: formatMessage(words.actions), hidden: true },
              ]}
              rows={items.map((version) => {
                const { is_current: isCurrent, is_deletion: isDeletion, last_modified: time } = version
                const name = label(version)
                return {
                  id: version.id,
                  cells: {
                    name: <bdi className="wrap-anywhere">{version.path}</bdi>,
                    modified: time && formatTime(time),
                    state: formatMessage(stateOf(version)),
                    size: !isDeletion && formatBytes(intl, version.bytes),
                    type: version.content_type,
                    actions: (
                      <span className="flex justify-end">
                        {!isDeletion && (
                          <IconButton
                            size="small"
                            label={formatMessage(messages.downloadOne, { name })}
                            icon={<Download aria-hidden />}
                            onClick={() => download(version)}
                          />
                        )}
                        {!isDeletion && !isCurrent && (
                          <IconButton
                            size="small"
                            label={formatMessage(messages.restoreOne, { name })}
                            icon={<RotateCcw aria-hidden />}
                            onClick={() => void restore(version)}
                          />
                        )}
                        {!isCurrent && (
                          <IconButton
                            size="small"
                            label={formatMessage(messages.deleteOne, { name })}
                            icon={<Trash2 aria-hidden />}
                            onClick={() => void remove(version)}
                          />
                        )}
                      </span>
                    ),
                  },
                }
              })}
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}
