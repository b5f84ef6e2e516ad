import type { FieldValues } from 'react-hook-form'
import type { ResourceForm } from './use-resource-form.ts'

/** A form as a group of fields sees it that reads only some of its values: react-hook-form's own types do not allow that. */
export const formPart = <Part extends FieldValues, V extends Part>(form: ResourceForm<V>): ResourceForm<Part> =>
  form as unknown as ResourceForm<Part> // V has every field of Part, and a part only touches those
