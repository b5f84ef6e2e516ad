import { cinder, glance, nova } from '@meridian/contract'
import { Suspense, useEffect, useState } from 'react'
import { DialogToolsProvider } from '../../framework/resource/modal.ts'
import { ItemMetadata, type MetadataEndpoints } from '../../services/metadata/ItemMetadata.tsx'
import { Button } from '../../ui/buttons.tsx'
import { FakeConsole } from '../FakeConsole.tsx'
import { responding } from '../fake-api.ts'

export const title = 'Metadata, by kind'

const KINDS: readonly MetadataEndpoints[] = [
  { kind: 'aggregate', read: nova.aggregateExtraSpecs, write: nova.aggregateExtraSpecsUpdate },
  { kind: 'flavor', read: nova.flavorExtraSpecs, write: nova.flavorExtraSpecsUpdate },
  { kind: 'image', read: glance.imageProperties, write: glance.imagePropertiesUpdate },
  { kind: 'instance', read: nova.serverMetadata, write: nova.serverMetadataUpdate },
  { kind: 'volume', read: cinder.volumeMetadata, write: cinder.volumeMetadataUpdate },
  { kind: 'volume_snapshot', read: cinder.snapshotMetadata, write: cinder.snapshotMetadataUpdate },
  { kind: 'volume_type', read: cinder.volumeTypeMetadata, write: cinder.volumeTypeMetadataUpdate },
]

/** Called for each request of the story. */
let note: (line: string) => void = () => {}

const responses = [
  responding(glance.namespaceList, ({ query: { resource_type: type, properties_target: target } }) => {
    note(`definitions of ${[type, target].filter(Boolean).join(', ')}`)
    return { items: [], has_more_data: false, has_prev_data: false }
  }),
  ...KINDS.flatMap(({ kind, read, write }) => [
    responding(read, () => ({ owner: kind })),
    responding(write, ({ params: { id }, body }) =>
      note(`${write.method} ${write.path} ${id} ${JSON.stringify(body)}`),
    ),
  ]),
]

function Kinds() {
  const [about, setAbout] = useState<MetadataEndpoints | null>(null)
  const [calls, setCalls] = useState<readonly string[]>([])
  useEffect(() => {
    note = (line) => setCalls((before) => [...before, line])
  }, [])
  const close = () => setAbout(null)
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-2">
        {KINDS.map((each) => (
          <Button key={each.kind} onClick={() => setAbout(each)}>
            {each.kind}
          </Button>
        ))}
      </div>
      <pre aria-label="What was called" className="font-mono text-sm">
        {calls.join('\n')}
      </pre>
      <Suspense>
        {about && (
          <DialogToolsProvider value={{ type: 'OS::Gallery::Thing', open: true, close, done: close, failed: () => {} }}>
            <ItemMetadata about={about} id="t1" name={about.kind} />
          </DialogToolsProvider>
        )}
      </Suspense>
    </div>
  )
}

export const stories = {
  all: () => (
    <FakeConsole responses={responses}>
      <Kinds />
    </FakeConsole>
  ),
}
