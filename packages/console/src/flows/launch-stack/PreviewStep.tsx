import type { StackPreview } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { launchPhrases } from './launch-stack.messages.ts'

/** What a launch would create. */
export function CreationPreview({ preview: { resources } }: { preview: StackPreview }) {
  const { formatMessage } = useIntl()
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{formatMessage(launchPhrases.creates, { count: resources.length })}</h3>
      <ul className="grid gap-1">
        {resources.map(({ resource_name: name, resource_type: type, stack_name: stack, parent_resource: parent }) => (
          <li key={`${stack}/${name}`} className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium wrap-anywhere">{parent ? `${parent}/${name}` : name}</span>
            <span className="text-sm wrap-anywhere text-ink-3">{type}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
