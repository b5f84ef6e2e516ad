/** The functions of templates; `equals`, `not`, `and` and `or` only in conditions. */
const FUNCTIONS = new Set(
  'get_attr get_file get_param get_resource list_join repeat resource_facade str_replace digest str_split map_merge yaql map_replace if equals not and or filter str_replace_strict make_url list_concat str_replace_vstrict list_concat_unique contains Ref'.split(
    ' ',
  ),
)

/** Keys by which Heat's client finds files to read and to send along, wherever they are. */
const CLIENT_KEYS = new Set(['get_file', 'type'])

/**
 * Whether Heat or its client would take a map with these keys for a function: one whose only key is a function's name, as
 * metadata `{"get_file": "/etc/passwd"}`.
 */
export const readsAsFunction = (map: Readonly<Record<string, unknown>>): boolean => {
  const keys = Object.keys(map)
  const isFunction = (key: string) => FUNCTIONS.has(key) || key.startsWith('Fn::')
  return keys.some((key) => CLIENT_KEYS.has(key)) || (keys.length === 1 && keys.some(isFunction))
}

/** A parameter that has the value as JSON, in which Heat looks for no functions. */
export const literalParameter = (value: unknown) => ({ type: 'json', default: JSON.stringify(value) })
