import * as z from 'zod'

/** What is asked of a network whenever it is made or changed. */
export const networkValues = {
  name: z.string().trim().max(255),
  admin_state_up: z.boolean(),
  shared: z.boolean(),
}

export interface NetworkValues {
  name: string
  admin_state_up: boolean
  shared: boolean
}
