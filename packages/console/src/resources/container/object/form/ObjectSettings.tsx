import { swiftSettingEndpoints, type ObjectSettings as Settings } from '@meridian/contract'
import * as z from 'zod'
import { query, queryClient } from '../../../../api/query.ts'
import { PlainForm } from '../../../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../../../framework/forms/validators.ts'
import { FreshDialog } from '../../../../framework/modals/FreshDialog.tsx'
import { words } from '../../../../framework/text/common.messages.ts'
import { expiryLabels, settingLabels, unitLabels } from '../../container-settings.messages.ts'
import { metadataIn, metadataRows, rowsOf } from '../../metadata-rows.ts'
import type { StoredObject } from '../object.queries.ts'
import { isLater, localOf, momentOf } from './local-time.ts'

const SECONDS = { minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const
type Unit = keyof typeof SECONDS

const EXPIRIES = ['never', 'at', 'after'] as const
const UNITS = ['minutes', 'hours', 'days', 'weeks'] as const

const schema = z.object({
  content_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/),
  expiry: z.enum(EXPIRIES),
  delete_at: z.string().refine((text) => isLater(text, Date.now()), withMessage(settingLabels.invalidTime)),
  after: z.number().int().min(1).max(5000),
  unit: z.enum(UNITS),
  metadata: metadataRows,
})

type Values = z.input<typeof schema>
const isAfter = ({ expiry }: Values) => expiry === 'after'

/** Swift adds the period to its own time: the clock of the browser may be wrong. */
const expiryOf = ({
  expiry,
  delete_at: at,
  after,
  unit,
}: {
  expiry: string
  delete_at?: string
  after?: number
  unit?: Unit
}) => ({
  delete_at: expiry === 'at' && at ? momentOf(at) : null,
  ...(expiry === 'after' && after && unit && { delete_after: after * SECONDS[unit] }),
})

const settingsOf = ({ container, path }: StoredObject) =>
  query(swiftSettingEndpoints.objectSettings, { params: { container, path } })

const texts = { title: words.updateMetadata, failed: settingLabels.failed }

export const ObjectSettings = ({ item }: { item: StoredObject }) => (
  <FreshDialog {...texts} query={settingsOf(item)}>
    {(settings) => <SettingsForm item={item} settings={settings} />}
  </FreshDialog>
)

function SettingsForm({ item, settings }: { item: StoredObject; settings: Settings }) {
  const { container, path } = item
  return (
    <PlainForm
      {...texts}
      item={item}
      about={item.id}
      action={words.save}
      nameOf={() => item.name}
      success={settingLabels.saved}
      schema={schema}
      defaults={{
        content_type: settings.content_type,
        expiry: settings.delete_at ? 'at' : 'never',
        delete_at: settings.delete_at ? localOf(settings.delete_at) : '',
        after: 1,
        unit: 'days',
        metadata: rowsOf(settings.metadata),
      }}
      fields={{
        content_type: { label: settingLabels.content_type },
        expiry: { label: settingLabels.expiry, words: expiryLabels },
        delete_at: {
          label: settingLabels.delete_at,
          hint: settingLabels.deleteAtHint,
          type: 'datetime-local',
          shown: ({ expiry }) => expiry === 'at',
        },
        after: { label: settingLabels.after, shown: isAfter },
        unit: { label: settingLabels.unit, words: unitLabels, shown: isAfter, beside: true },
        metadata: { label: settingLabels.metadata, as: 'pairs' },
      }}
      submit={async ({ content_type: type, metadata, ...form }, send) => {
        const body = { content_type: type, ...expiryOf(form), metadata: metadataIn(metadata) }
        await send(swiftSettingEndpoints.objectSettingsUpdate, { params: { container, path }, body })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: settingsOf(item).queryKey })
      }}
    />
  )
}
