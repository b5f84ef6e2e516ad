import { resourceTypeEndpoints, type TemplateVersion } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { queriesOf } from '../../api/lists.ts'
import { ListCard } from '../../framework/loading/Loaded.tsx'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { templateVersionManifest as manifest } from './template-version.manifest.ts'
import { templateKinds, templateVersionMessages as messages } from './template-version.messages.ts'

const queries = queriesOf('templateVersion', resourceTypeEndpoints)

export const templateVersion = defineResource<TemplateVersion>(manifest, {
  emptyHint: messages.emptyHint,
  list: () => queries.list(),
  load: queries.one,
  defaultSort: '-name',
  columns: [
    nameColumn(manifest, { header: messages.version, search: true }),
    {
      id: 'type',
      header: words.type,
      search: true,
      priority: 2,
      width: 140,
      value: ({ type }) => type,
      words: templateKinds,
    },
    { id: 'aliases', header: messages.aliases, priority: 2, width: 200, value: ({ aliases }) => aliases.join(', ') },
  ],
  cards: ({ id }) => <Functions id={id} />,
})

function Functions({ id }: { id: string }) {
  const version = query(resourceTypeEndpoints.templateVersionView, { params: { id } })
  return (
    <ListCard
      title={messages.functions}
      failed={messages.failed}
      empty={messages.noFunctions}
      query={{
        queryKey: [...version.queryKey, 'functions'],
        queryFn: async (context) =>
          (await version.queryFn(context)).functions.map(({ name, description }) => ({ id: name, description })),
      }}
      columns={{ name: messages.function, description: words.description }}
      cells={cellsOf}
    />
  )
}

const cellsOf = ({ id, description }: { id: string; description: string | null }) => ({
  name: <code className="font-mono text-sm">{id}</code>,
  description,
})
