import * as z from 'zod'
import { acrossFields } from '../../framework/forms/validators.ts'
import { blankLaunch, type LaunchForm } from '../../services/launch/launch-form.ts'
import { problemMessages } from './create-server.messages.ts'

/** From where SSH is open. */
export const SSH_SOURCES = ['me', 'everywhere', 'nobody'] as const
export type SshSource = (typeof SSH_SOURCES)[number]

/** How the key pair comes about. */
export const KEY_SOURCES = ['existing', 'create', 'import', 'none'] as const
export type KeySource = (typeof KEY_SOURCES)[number]

/** The value of `public_address` for an address that is allocated for this server. */
export const NEW_ADDRESS = 'new'
export const NO_ADDRESS = 'none'

/** The values of the page: those of the wizard, and what the wizard does not make. null means the default. */
export interface CreateForm extends LaunchForm {
  /** `new`, `none`, or the id of a floating IP. */
  public_address: string | null
  /** The external network of a new address. */
  pool: string | null
  ssh_from: SshSource | null
  key_source: KeySource | null
  new_key_name: string
  public_key: string
}

export const blankCreate: CreateForm = {
  ...blankLaunch,
  vol_delete_on_instance_delete: true,
  public_address: null,
  pool: null,
  ssh_from: null,
  key_source: null,
  new_key_name: '',
  public_key: '',
}

/** One line in OpenSSH's format; a private key is not accepted. */
const PUBLIC_KEY = /^(?:ssh|ecdsa|sk)-[\w@.-]+ [\w+/]+={0,3}(?: .*)?$/

const KEY_NAME = /^[\w@.: -]+$/

interface KeyRules {
  /** The names of the user's key pairs. */
  taken: readonly string[]
  requiresKeyPair: boolean
}

/** The rules of what the wizard does not have. */
export const createSchema = ({ taken, requiresKeyPair }: KeyRules) =>
  z
    .object({
      key_pair: z.array(z.string()).readonly().nullable(),
      public_address: z.string().nullable(),
      pool: z.string().nullable(),
      ssh_from: z.enum(SSH_SOURCES).nullable(),
      key_source: z.enum(KEY_SOURCES).nullable(),
      new_key_name: z.string().trim().max(255),
      public_key: z.string().trim().max(16_384),
    })
    .superRefine(
      ...acrossFields<Partial<CreateForm>>(({ key_source: source, new_key_name: typed = '' }) => {
        if (source !== 'create' && source !== 'import') return null
        const name = typed.trim()
        if (name === '') return { field: 'new_key_name', message: problemMessages.keyName }
        if (!KEY_NAME.test(name)) return { field: 'new_key_name', message: problemMessages.keyNameInvalid }
        return taken.includes(name) ? { field: 'new_key_name', message: problemMessages.keyNameTaken } : null
      }),
    )
    .superRefine(
      ...acrossFields<Partial<CreateForm>>(({ key_source: source, public_key: key = '' }) => {
        if (source !== 'import' || PUBLIC_KEY.test(key.trim())) return null
        return {
          field: 'public_key',
          message: key.trim() === '' ? problemMessages.publicKey : problemMessages.publicKeyInvalid,
        }
      }),
    )
    .superRefine(
      ...acrossFields<Partial<CreateForm>>(({ key_source: source, key_pair: pair }) =>
        (source === 'existing' && (pair ?? []).length === 0) || (source === 'none' && requiresKeyPair)
          ? { field: 'key_source', message: problemMessages.keyPair }
          : null,
      ),
    )

/** The part of the values that the wizard shows. */
export const wizardPart = (values: CreateForm): LaunchForm =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(blankLaunch, name)),
  ) as unknown as LaunchForm // all of its fields
