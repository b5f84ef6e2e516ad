import * as z from 'zod'
import { flag, patterned, tag, uuid } from '../parameters.ts'

const deviceName = patterned(/(^\/dev\/x{0,1}[a-z]{0,1}d{0,1})([a-z]+)[0-9]*$/).nullable()

/** A volume for a server, as every version that knows all of it takes it. */
export const attachment = z.strictObject({
  volumeId: uuid,
  device: deviceName.optional(),
  tag: tag.optional(),
  delete_on_termination: flag.optional(),
})
