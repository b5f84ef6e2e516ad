import { draftKey, readDraft, writeDraft } from '../../framework/forms/draft.ts'

/** A template with what belongs to it. */
export interface Design {
  template: string
  environment: string
  files: Readonly<Record<string, string>>
}

export const BLANK_DESIGN: Design = { template: '', environment: '', files: {} }

const keyOf = (owner: string | null) =>
  draftKey({ owner, address: 'template generator', fields: Object.keys(BLANK_DESIGN) })

/** What the template generator has in this tab: a reload opens it again, and so does the launch form. */
export const readDesign = (owner: string | null): Design => ({
  ...BLANK_DESIGN,
  ...(readDraft(keyOf(owner), { ...BLANK_DESIGN })?.values as Partial<Design> | undefined), // of the same kinds as the blank one
})

export function writeDesign(owner: string | null, design: Design): void {
  const key = keyOf(owner)
  if (key !== null) writeDraft(key, { ...design })
}
