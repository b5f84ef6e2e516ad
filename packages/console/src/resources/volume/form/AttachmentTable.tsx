import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { instanceOf, ServerName, type Attachment } from '../Attachments.tsx'
import { attachmentMessages, attachmentPhrases } from './attachments.messages.ts'
import { DetachQuestion } from './DetachQuestion.tsx'
import type { AboutVolume } from './VolumeForm.tsx'

/** The instances that have the volume. */
export function AttachmentTable({ volume, tools }: AboutVolume) {
  const { formatMessage } = useIntl()
  const [leaving, setLeaving] = useState<Attachment | null>(null)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line">
        <PlainTable
          label={formatMessage(attachmentMessages.attached)}
          empty={formatMessage(attachmentMessages.none)}
          columns={(['instance', 'device', 'actions'] as const).map((id) => ({
            id,
            header: formatMessage(attachmentMessages[id]),
            hidden: id === 'actions',
          }))}
          rows={volume.attachments.map((attachment) => ({
            id: attachment.attachment_id,
            cells: {
              instance: <ServerName attachment={attachment} />,
              device: <code className="font-mono text-sm">{attachment.device}</code>,
              actions: (
                <Button
                  size="small"
                  aria-label={formatMessage(attachmentPhrases.detachFrom, { instance: instanceOf(attachment) })}
                  disabled={volume.status !== 'in-use'}
                  onClick={() => {
                    setLeaving(attachment)
                    setAsking(true)
                  }}
                >
                  {formatMessage(attachmentMessages.detach)}
                </Button>
              ),
            },
          }))}
        />
      </div>
      {leaving && (
        <DetachQuestion
          key={leaving.attachment_id}
          volume={volume}
          tools={tools}
          attachment={leaving}
          open={asking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
