import { resourceTypeEndpoints, type HeatResourceTypeView } from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import type { CodeProblem } from '../../framework/editor/line-marks.ts'
import { checkTemplate, registeredIn, type HotKnowledge } from '../../services/orchestration/hot/check-template.ts'
import { completionsAt } from '../../services/orchestration/hot/completion.ts'
import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { hotProblems } from '../../services/orchestration/hot/hot.messages.ts'
import { filesIn } from '../../services/orchestration/hot/references.ts'
import { lineAt } from '../../services/orchestration/hot/yaml-node.ts'
import { launchPhrases } from './launch-stack.messages.ts'
import type { LaunchForm } from './launch-state.ts'
import { offsetOf } from './refusal-place.ts'
import type { LiveTemplate } from './use-live-template.ts'

/** The types of a template whose schemas are read. */
const MAX_SCHEMAS = 40

const typesIn = (text: string) => [
  ...new Set([...text.matchAll(/\btype:\s*["']?(OS::\w+::\w+)/g)].map(([, type = '']) => type)),
]

/** What is wrong with a template at which line, and what can be typed, by the types and schemas of this cloud. */
function useTemplateChecks({ template, environment, files }: Pick<LaunchForm, 'template' | 'environment' | 'files'>) {
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
      registered: registeredIn(environment),
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
        from,
        to,
        text: intl.formatMessage(launchPhrases.missing, { count: 1, names: name }),
      }))
    return [...wrong, ...missing]
  }, [text, knowledge, intl, files])
  return { problems, complete: (typed: string, offset: number) => completionsAt(typed, offset, knowledge) }
}

export interface TemplateProblem extends CodeProblem {
  line: number
}

/** Heat has refused what the user sent, because of this part of the template. */
export interface Refused {
  offset: number
  message: string
}

export type TemplateChecks = ReturnType<typeof useTemplateProblems>

/** All that is wrong with the template of a form; `refusal` is what Heat has against it while it is typed. */
export function useTemplateProblems(form: LaunchForm, live: LiveTemplate, refused: Refused | null) {
  const isTyped = form.source === 'direct'
  const template = isTyped ? form.template : ''
  const { problems: checked, complete } = useTemplateChecks({ ...form, template })
  // Heat reports only the first problem, in other words than the checks here.
  const refusal = isTyped && live.error && checked.length === 0 ? live.error.message : null
  const problems = useMemo<TemplateProblem[]>(() => {
    const offset = refusal === null ? null : offsetOf(refusal, template)
    const found = refused ?? (refusal !== null && offset !== null ? { offset, message: refusal } : null)
    const all = found ? [{ from: found.offset, to: found.offset, text: found.message }, ...checked] : checked
    return all.map((problem) => ({ ...problem, line: lineAt(template, problem.from) }))
    // oxlint-disable-next-line react/exhaustive-deps -- the parts of `refused`, which is a new object each time
  }, [refused?.offset, refused?.message, refusal, checked, template])
  return { problems, complete, refusal }
}
