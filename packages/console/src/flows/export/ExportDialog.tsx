import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { sendUnlisted } from '../../api/client.ts'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useSession } from '../../framework/session/session.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton, saveFile } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ExportGraph } from './ExportGraph.tsx'
import { exportMessages as messages } from './export.messages.ts'
import { EXPORT_FORMATS } from './formats/index.ts'
import { buildModel } from './model/build-model.ts'
import type { ExportModel } from './model/export-model.ts'
import { readFacts } from './read-facts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const GRAPH = 'graph'

/** The project, or the selected resources with all that they depend on, as files that create them. */
export function ExportDialog({ context }: FlowProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  const { formatMessage } = intl
  const { project_id: project, project_name: name } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['export', project],
    queryFn: () => readFacts(project ?? '', sendUnlisted),
    enabled: project !== null,
  })
  const ids = context['item']
  const model = useMemo(() => data && buildModel(data, ids ? new Set(ids.split(',')) : null), [data, ids])
  const [tab, setTab] = useState(EXPORT_FORMATS[0].id)
  const format = EXPORT_FORMATS.find(({ id }) => id === tab)
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      size="wide"
      title={formatMessage(messages.title)}
      description={model && formatMessage(messages.content, { count: model.nodes.length, project: name ?? '' })}
      footer={
        <>
          <Button onClick={tools.close}>{formatMessage(words.close)}</Button>
          {format && model && model.nodes.length > 0 && (
            <Button
              variant="primary"
              icon={<Download aria-hidden />}
              onClick={() =>
                saveFile(`${name ?? 'project'}.${format.extension}`, format.write(model), 'text/plain;charset=utf-8')
              }
            >
              {formatMessage(words.download)}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <ErrorState
          title={formatMessage(messages.failed)}
          message={describeError(intl, error)}
          requestId={error.requestId}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !model ? (
        <Skeleton className="h-24 w-full" />
      ) : model.nodes.length === 0 ? (
        <p className="text-ink-2">{formatMessage(messages.none)}</p>
      ) : (
        <Tabs
          label={formatMessage(messages.title)}
          value={tab}
          onChange={setTab}
          items={tabsOf(model, formatMessage(moreWords.graph))}
        />
      )}
    </Dialog>
  )
}

const tabsOf = (model: ExportModel, graph: string) => [
  ...EXPORT_FORMATS.map(({ id, name: label, write }) => ({
    id,
    label,
    content: () => <Text label={label} value={write(model)} />,
  })),
  { id: GRAPH, label: graph, content: () => <ExportGraph model={model} /> },
]

const Text = ({ label, value }: { label: string; value: string }) => (
  <section aria-label={label} className="relative">
    <div className="absolute end-4 top-2 rounded-md bg-sunken">
      <CopyButton value={value} className="my-0" />
    </div>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard
      tabIndex={0}
      className="max-h-[calc(100dvh-19rem)] overflow-auto rounded-md bg-sunken p-3 font-mono text-sm"
    >
      {value}
    </pre>
  </section>
)
