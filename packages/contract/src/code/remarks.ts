import type { Resources } from './resources.ts'
import { yamlString } from './yaml.ts'

/** Comments about what the resources of a language do not have. */
export function remarks(language: string, { resources, others }: Resources): string[] {
  return [
    ...resources.flatMap(({ label, lost }) =>
      lost.map((name) => `# ${language} has no argument for ${commented(`${label}.${name}`)}.`),
    ),
    ...others.map(
      ({ method, service, path }) => `# ${language} has no resource for ${method} ${service} ${commented(path)}.`,
    ),
  ]
}

/** A name that a user has chosen cannot end the comment: some parsers of YAML take more than `\n` for a line break. */
const commented = (text: string) => (/^[\w:./?=&%-]+$/.test(text) ? text : yamlString(text))
