type FieldValue = string | number | boolean | readonly string[] | null | undefined

/** A form's values as browsers send them: a box that is not ticked is left out, a list is sent item by item. */
export function classicFields(values: Readonly<Record<string, FieldValue>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      if (value === null || value === undefined || value === false) return []
      if (value === true) return [[name, 'on']]
      return typeof value === 'object' ? value.map((each) => [name, each]) : [[name, String(value)]]
    }),
  )
}
