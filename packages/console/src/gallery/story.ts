import type { ReactNode } from 'react'
import { compareText } from '../framework/text/wording.ts'

/** The exports of a file in stories/. */
export interface StoryFile {
  /** The title of the widget, as 'Data table'. */
  title: string
  /** Its states, by their names in the URL. */
  stories: Record<string, () => ReactNode>
}

export interface StoryGroup extends StoryFile {
  /** The file's name: the first half of a story's address, as in `table/empty`. */
  id: string
}

const files = import.meta.glob<StoryFile>('./stories/*.story.tsx', { eager: true })

export const groups: StoryGroup[] = Object.entries(files)
  .map(([path, { title, stories }]) => ({ id: /([^/]+)\.story\.tsx$/.exec(path)?.[1] ?? path, title, stories }))
  .toSorted((one, other) => compareText(one.title, other.title))

/** The stories at an address: one, as `table/empty`, or all of a group, as `table`. */
export function storiesAt(address: string) {
  const [id = '', name] = address.split('/')
  const group = groups.find((each) => each.id === id)
  const stories = Object.entries(group?.stories ?? {}).filter(([each]) => name === undefined || name === each)
  return group && stories.length > 0 ? { group, name, stories } : null
}

/** A story's name in words. */
export const inWords = (name: string): string => name.replaceAll('-', ' ')
