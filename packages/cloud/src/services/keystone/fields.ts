import * as z from 'zod'

const HAS_TEXT = /\S+/
const ID_LETTERS = /^[a-zA-Z0-9-]+$/
const NO_SEPARATOR = /^[^,/]*$/

export const Id = z.string().min(1).max(64).regex(ID_LETTERS)
export const Name = z.string().min(1).max(255).regex(HAS_TEXT)
export const ShortName = z.string().min(1).max(64).regex(HAS_TEXT)
export const Description = z.string().nullable()

export const Tag = z.string().min(1).max(255).regex(NO_SEPARATOR)
export const Tags = z
  .array(Tag)
  .max(80)
  .refine((tags) => new Set(tags).size === tags.length, {
    error: ({ input }) => `${shown(input)} has non-unique elements`,
  })

/** Resource options; null removes an option. */
export const ImmutableOption = z.strictObject({ immutable: z.boolean().nullable() }).partial()

/** Roles by id or name, for application credentials and trusts. */
export const RoleNames = z.array(z.strictObject({ id: Id, name: Name }).partial())

/** An update needs at least one attribute. */
export const changing = <S extends z.ZodObject>(schema: S) =>
  schema.partial().refine((fields) => Object.keys(fields).length > 0, '{} does not have enough properties')

const shown = (value: unknown) =>
  Array.isArray(value) ? `[${value.map((item) => `'${item}'`).join(', ')}]` : String(value)
