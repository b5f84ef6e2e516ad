/** YAML from users, apart from the list of the contract: its parser is loaded only by who needs it. */
export { MAX_NESTING, TextTooComplex } from '@meridian/wire'
export { parseYamlDocument } from '@meridian/wire/yaml'
