import * as z from 'zod'
import { perVersion } from '../microversion.ts'
import { INVALID_NAME, name } from '../parameters.ts'

const WORD_CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const madeOf = (characters: string) =>
  name.refine((value) => [...value].every((character) => characters.includes(character)), {
    error: `${INVALID_NAME} The name must be: Only expected characters: [${characters}]`,
  })

interface CreateBody {
  keypair: {
    name: string
    /** Without it Nova generates a key. */
    public_key?: string | undefined
    type?: 'ssh' | 'x509' | undefined
    user_id?: string | undefined
  }
}

const type = z.enum(['ssh', 'x509']).optional()
const user_id = z.string().optional()

export const createBody = perVersion((since): z.ZodType<CreateBody> => {
  const common = {
    name: madeOf(`${since(92) ? '@.' : ''}_- ${WORD_CHARACTERS}`),
    public_key: since(92) ? z.string() : z.string().optional(),
  }
  const Keypair = z.strictObject(since(10) ? { ...common, type, user_id } : since(2) ? { ...common, type } : common)
  return z.strictObject({ keypair: Keypair })
})
