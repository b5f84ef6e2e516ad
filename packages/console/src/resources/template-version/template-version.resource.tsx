import { resourceTypeEndpoints, type TemplateVersion } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { fieldColumn, column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { templateVersionManifest as manifest } from './template-version.manifest.ts'
import { templateKinds, templateVersionMessages as messages } from './template-version.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const TemplateFunctions = lazyPart(async () => (await import('./TemplateFunctions.tsx')).TemplateFunctions)

const queries = queriesOf('templateVersion', resourceTypeEndpoints)

export const templateVersion = defineResource<TemplateVersion>(manifest, {
  list: { emptyHint: messages.emptyHint, query: () => queries.list(), defaultSort: '-name' },
  load: queries.one,
  columns: [
    nameColumn(manifest, { header: moreWords.version, search: true }),
    fieldColumn('type', words.type, { search: true, priority: 2, width: 140, words: templateKinds }),
    column('aliases', messages.aliases, ({ aliases }) => aliases.join(', '), { priority: 2, width: 200 }),
  ],
  details: { cards: ({ id }) => <TemplateFunctions id={id} /> },
})
