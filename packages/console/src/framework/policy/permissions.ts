import { settingAt, type Settings } from '../session/settings.ts'

/** What a resolver may ask about. */
export interface PermissionContext {
  /** Whether the region has a service of this type; undefined until that is known. */
  serves: (type: string) => boolean | undefined
  settings: Settings
}

/** Decides whether a requirement of its kind is met. */
type Resolver<Requirement> = (requirement: Requirement, context: PermissionContext) => boolean

/** What something requires, by the kind of the resolver that decides it. */
export type Requirements = Readonly<Record<string, unknown>>

const resolvers = new Map<string, Resolver<never>>()

/** Adds a kind of requirement that actions can name in `requires`; returns how to remove it. */
export function addPermissionResolver<Requirement>(kind: string, resolver: Resolver<Requirement>): () => void {
  if (resolvers.has(kind)) throw new Error(`There is a permission resolver of the kind ${kind}`)
  resolvers.set(kind, resolver)
  return () => void resolvers.delete(kind)
}

/** Whether every requirement is met; one that no resolver knows is not. */
export const meets = (requirements: Requirements, context: PermissionContext): boolean =>
  Object.entries(requirements).every(
    ([kind, requirement]) =>
      requirement === undefined || (resolvers.get(kind)?.(requirement as never, context) ?? false), // its own kind's
  )

addPermissionResolver<readonly string[]>('services', (types, { serves }) =>
  types.some((service) => serves(service) === true),
)
addPermissionResolver<readonly string[]>('setting', (path, { settings }) => settingAt(settings, path, true))
