import { resourceTypeEndpoints, type HeatResourceTypeView } from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import type { CodeProblem } from '../../framework/editor/problem-lines.ts'
import { checkTemplate, type HotKnowledge } from '../../services/orchestration/hot/check-template.ts'
import { completionsAt } from '../../services/orchestration/hot/completion.ts'
import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { hotProblems } from '../../services/orchestration/hot/hot.messages.ts'
import { parseYaml } from '../../services/orchestration/hot/parse-yaml.ts'
import { filesIn } from '../../services/orchestration/hot/references.ts'
import { entriesOf, entryOf, keyOf } from '../../services/orchestration/hot/yaml-node.ts'
import { launchPhrases } from './launch-stack.messages.ts'
import type { LaunchForm } from './launch-state.ts'

/** The types of a template whose schemas are read. */
const MAX_SCHEMAS = 40

const typesIn = (text: string) => [
  ...new Set([...text.matchAll(/\btype:\s*["']?(OS::\w+::\w+)/g)].map(([, type = '']) => type)),
]

/** What is wrong with a template at which line, and what can be typed, by the types and schemas of this cloud. */
export function useTemplateChecks({
  template,
  environment,
  files,
}: Pick<LaunchForm, 'template' | 'environment' | 'files'>) {
  const intl = useIntl()
  const text = useDeferredValue(template)
  const types = useQuery({ ...query(resourceTypeEndpoints.resourceTypeList), staleTime: Infinity })
  const known = useMemo(() => types.data && new Set(types.data.items.map(({ id }) => id)), [types.data])
  const used = useMemo(
    () =>
      typesIn(text)
        .filter((type) => known?.has(type))
        .slice(0, MAX_SCHEMAS),
    [text, known],
  )
  const schemas = useQueries({
    queries: used.map((id) => ({
      ...query(resourceTypeEndpoints.resourceTypeView, { params: { id } }),
      staleTime: Infinity,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  const knowledge = useMemo<HotKnowledge>(
    () => ({
      ...(known && { types: known }),
      registered: entriesOf(entryOf(parseYaml(environment).root, 'resource_registry')?.value).map(keyOf),
      schemas: new Map(schemas.map((schema: HeatResourceTypeView) => [schema.id, schema])),
    }),
    [known, environment, schemas],
  )
  const problems = useMemo<CodeProblem[]>(() => {
    const read = readTemplate(text)
    const wrong = checkTemplate(read, knowledge).map(({ from, to, code, values }) => ({
      from,
      to,
      text: intl.formatMessage(hotProblems[code], values as never), // its own values
    }))
    const missing = filesIn(read)
      .filter(({ name }) => !Object.hasOwn(files, name))
      .map(({ name, node: { from, to } }) => ({
        ...{ from, to },
        text: intl.formatMessage(launchPhrases.missing, { count: 1, names: name }),
      }))
    return [...wrong, ...missing]
  }, [text, knowledge, intl, files])
  return { problems, complete: (typed: string, offset: number) => completionsAt(typed, offset, knowledge) }
}
