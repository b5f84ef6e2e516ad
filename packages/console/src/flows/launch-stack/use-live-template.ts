import { templateEndpoints, type ValidatedTemplate } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { sendUnlisted } from '../../api/client.ts'
import { canBeRead, templateOf, type LaunchForm } from './launch-state.ts'
import { useSettled } from './use-settled.ts'

export interface LiveTemplate {
  /** What Heat has read in the template, or in an earlier text while the user changes it; null before the first. */
  validated: ValidatedTemplate | null
  /** Whether it is of the text as it is now. */
  isCurrent: boolean
  /** Why Heat cannot read the text. */
  error: ApiError | null
}

/** Heat reads the template whenever the user pauses, so that the form has the parameters of what is typed. */
export function useLiveTemplate(form: LaunchForm): LiveTemplate {
  const text = canBeRead(form) ? JSON.stringify(templateOf(form)) : ''
  const settled = useSettled(text)
  const { data, error } = useQuery({
    queryKey: ['parameters of a template', settled],
    queryFn: ({ signal }) =>
      sendUnlisted(templateEndpoints.templateValidate, { body: JSON.parse(settled) }, { signal }),
    enabled: settled !== '',
    retry: false,
    staleTime: Infinity,
  })
  const [known, setKnown] = useState<ValidatedTemplate | null>(null)
  if (data && data !== known) setKnown(data)
  const isSettled = text !== '' && settled === text
  return {
    validated: data ?? (text === '' && form.template.trim() === '' ? null : known),
    isCurrent: isSettled && data !== undefined,
    error: isSettled ? error : null,
  }
}
