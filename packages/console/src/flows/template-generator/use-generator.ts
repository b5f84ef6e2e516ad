import { resourceTypeEndpoints, templateEndpoints, type HeatResourceTypeView } from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { sendUnlisted } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { useOwner } from '../../framework/session/session.ts'
import { readDesign, writeDesign, type Design } from '../../services/orchestration/design-draft.ts'
import { checkTemplate, registeredIn } from '../../services/orchestration/hot/check-template.ts'
import type { Section } from '../../services/orchestration/hot/edit-hot.ts'
import type { HotProblem } from '../../services/orchestration/hot/hot-problem.ts'
import { readTemplate, type HotTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { beginning, changed, redone, undone } from './history.ts'

/** A resource, a parameter or an output. */
export interface Part {
  section: Section
  name: string
}

export type Schemas = ReadonlyMap<string, HeatResourceTypeView>

export interface Generator {
  design: Design
  /** As the text reads; the last text that was right, while it is not. */
  template: HotTemplate
  /** The text is no YAML, so that the canvas cannot change it. */
  isBroken: boolean
  schemas: Schemas
  /** The names of all types; undefined while they are loaded. */
  types: readonly string[] | undefined
  typesError: ApiError | null
  problems: readonly HotProblem[]
  /** What Heat finds wrong. */
  verdict: { state: 'waiting' | 'valid' } | { state: 'invalid'; error: ApiError }
  /** Changes the text; changes about the same thing are undone together. */
  edit: (change: (text: string) => string, about?: string) => void
  open: (design: Design) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** Heat is asked when nothing was typed for this long. */
const PAUSE_MS = 700

/** The design with its history, which a reload does not lose, and all that is known about it. */
export function useGenerator(): Generator {
  const owner = useOwner()
  const [history, setHistory] = useState(() => beginning(readDesign(owner)))
  const design = history.present
  useEffect(() => writeDesign(owner, design), [owner, design])
  const read = useMemo(() => readTemplate(design.template), [design.template])
  const [good, setGood] = useState(read)
  if (!read.problem && good !== read) setGood(read)
  const template = read.problem ? good : read

  const list = useQuery(query(resourceTypeEndpoints.resourceTypeList))
  const types = useMemo(() => list.data?.items.map(({ id }) => id), [list.data])
  const schemas = useSchemas(template, types)
  const shown = useDeferredValue(read)
  const registered = useMemo(() => registeredIn(design.environment), [design.environment])
  const problems = useMemo(
    () => checkTemplate(shown, { ...(types && { types: new Set(types) }), registered, schemas }),
    [shown, types, registered, schemas],
  )
  return {
    design,
    template,
    isBroken: read.problem !== null,
    schemas,
    types,
    typesError: list.error,
    problems,
    verdict: useVerdict(design, problems.length === 0 && template.resources.size > 0),
    edit: (change, about) =>
      setHistory((before) => {
        const text = change(before.present.template)
        return text === before.present.template
          ? before
          : changed(before, { ...before.present, template: text }, about ?? null)
      }),
    open: (next) => setHistory((before) => changed(before, next)),
    undo: history.past.length > 0 ? () => setHistory(undone) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redone) : undefined,
  }
}

/** The schemas of the types that the template uses. */
function useSchemas({ resources }: HotTemplate, types: readonly string[] | undefined): Schemas {
  const used = [...new Set([...resources.values()].flatMap(({ type }) => type ?? []))]
  return useQueries({
    queries: used
      .filter((type) => types?.includes(type))
      .map((id) => query(resourceTypeEndpoints.resourceTypeView, { params: { id } })),
    combine: combined,
  })
}

/** Outside, so that the map changes only with the answers. */
const combined = (found: readonly { data?: HeatResourceTypeView }[]): Schemas =>
  new Map(found.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))

/** What Heat says of a design without known problems. */
function useVerdict(design: Design, isReady: boolean): Generator['verdict'] {
  const [asked, setAsked] = useState(design)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(design), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [design])
  const { data, error } = useQuery({
    queryKey: ['validated design', asked],
    enabled: isReady && asked === design,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => sendUnlisted(templateEndpoints.templateValidate, { body: bodyOf(asked) }),
  })
  if (!isReady || asked !== design) return { state: 'waiting' }
  if (error) return { state: 'invalid', error }
  return { state: data === undefined ? 'waiting' : 'valid' }
}

const bodyOf = ({ template, environment, files }: Design) => ({
  template,
  ...(environment.trim() && { environment }),
  ...(Object.keys(files).length > 0 && { files }),
})
