import type { Resources } from './resources.ts'

/** Comments about what the resources of a language do not have. */
export function remarks(language: string, { lost, others }: Resources): string[] {
  return [
    ...lost.map((name) => `# ${language} has no argument for ${commented(name)}.`),
    ...others.map(
      ({ method, service, path }) => `# ${language} has no resource for ${method} ${service} ${commented(path)}.`,
    ),
  ]
}

/** A name that a user has chosen cannot end the comment. */
const commented = (text: string) => (/^[\w:./?=&%-]+$/.test(text) ? text : JSON.stringify(text))
