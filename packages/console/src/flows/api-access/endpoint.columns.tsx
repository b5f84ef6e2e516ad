import type { Column } from '../../framework/resource/column.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { endpointFields } from './api-access.messages.ts'
import type { ServiceEndpoint } from './endpoints.ts'

export const endpointColumns: readonly Column<ServiceEndpoint>[] = [
  { id: 'service', header: endpointFields.service, width: 160, value: ({ service }) => service },
  {
    id: 'url',
    header: endpointFields.url,
    width: 320,
    value: ({ url }) => url,
    cell: ({ url }) => (
      <span className="flex items-center gap-1">
        <code className="font-mono text-sm wrap-anywhere">{url}</code>
        <CopyButton value={url} />
      </span>
    ),
  },
]
