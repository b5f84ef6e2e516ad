import * as z from 'zod'

const Preset = z.object({ name: z.string().min(1), search: z.record(z.string(), z.string()) })
export type Preset = z.infer<typeof Preset>

/** Older ones are forgotten. */
const MAX_PRESETS = 20

/** Each user in each project has their own. */
const storageKey = (owner: string) => `meridian.presets.${owner}`

/** Newest first. */
export function presetsOf(owner: string): Preset[] {
  try {
    return z.array(Preset).parse(JSON.parse(localStorage.getItem(storageKey(owner)) ?? '[]'))
  } catch {
    // Storage is forbidden or invalid: there are none.
    return []
  }
}

/** Saves a preset, instead of one of the same name; returns all, or null if the browser stores nothing. */
export function savePreset(owner: string, preset: Preset): Preset[] | null {
  return store(owner, [preset, ...presetsOf(owner).filter(({ name }) => name !== preset.name)].slice(0, MAX_PRESETS))
}

export function removePreset(owner: string, name: string): Preset[] | null {
  return store(
    owner,
    presetsOf(owner).filter((preset) => preset.name !== name),
  )
}

function store(owner: string, presets: Preset[]): Preset[] | null {
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify(presets))
    return presets
  } catch {
    return null
  }
}
