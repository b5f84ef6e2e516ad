import {
  DiskConfig,
  ServerDescription,
  type Server,
  type ServerRebuildForm,
  type ServerRescueForm,
} from '@meridian/contract'
import * as z from 'zod'
import { passwordsMatch } from '../../../framework/forms/validators.ts'

const OptionalPassword = z.string().max(255)
/** A choice that was emptied again is none. */
const OptionalChoice = z.string().nullable()

export const rebuildSchema = z
  .object({
    image: z.string().min(1),
    password: OptionalPassword,
    confirm: OptionalPassword,
    disk_config: DiskConfig,
    description: ServerDescription,
  })
  .refine(...passwordsMatch('password', 'confirm'))

export const rebuildDefaults = (server: Server): z.input<typeof rebuildSchema> => ({
  image: server.image ? server.image.id : '',
  password: '',
  confirm: '',
  disk_config: diskConfigOf(server),
  description: server.description ?? '',
})

/** What is sent: no password where none was entered, and no description that nobody changed. */
export const rebuildRequest = (
  form: Partial<z.output<typeof rebuildSchema>> & Pick<z.output<typeof rebuildSchema>, 'image'>,
  server: Server,
): z.input<typeof ServerRebuildForm> => ({
  image: form.image,
  disk_config: form.disk_config,
  ...(form.password && { password: form.password }),
  ...(form.description !== (server.description ?? '') && { description: form.description }),
})

/** As the server was built. */
export const diskConfigOf = (server: Server): z.infer<typeof DiskConfig> =>
  DiskConfig.catch('AUTO').parse(server['OS-DCF:diskConfig'])

export const resizeSchema = z.object({ flavor: z.string().min(1), disk_config: DiskConfig })

export const rescueSchema = z.object({ image: OptionalChoice, password: OptionalPassword })

export const rescueRequest = ({
  image,
  password,
}: z.output<typeof rescueSchema>): z.input<typeof ServerRescueForm> => ({
  image: image || null,
  ...(password && { password }),
})
