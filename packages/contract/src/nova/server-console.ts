import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

/** In the order in which AUTO tries them. */
export const CONSOLE_TYPES = ['VNC', 'SPICE', 'RDP', 'SERIAL', 'MKS'] as const
export type ConsoleType = (typeof CONSOLE_TYPES)[number]

const Action = z.object({
  action: z.string(),
  instance_uuid: z.string(),
  request_id: z.string(),
  user_id: z.string().nullable(),
  project_id: z.string().nullable(),
  start_time: z.string(),
  message: z.string().nullable(),
})
export type ServerAction = z.infer<typeof Action>

const ActionEvent = z.object({
  event: z.string(),
  start_time: z.string(),
  finish_time: z.string().nullable(),
  result: z.string().nullable(),
  /** For administrators, as the two that follow. */
  traceback: z.string().nullable().default(null),
  host: z.string().nullable().default(null),
  details: z.string().nullable().default(null),
})

const ActionWithEvents = Action.extend({ events: z.array(ActionEvent).default([]) })
export type ServerActionDetails = z.infer<typeof ActionWithEvents>

export const ServerSnapshotForm = z.object({ instance_id: z.string().min(1), name: z.string().trim().min(1).max(255) })

/** What a server says of itself, and what was done to it. */
export const serverConsoleEndpoints = {
  serverConsoleOutput: post('/api/nova/servers/:id/console-output/', {
    summary: "The last lines of the console's log; null for the length is all of it",
    body: z.object({ length: z.number().int().min(0).nullable().default(100) }),
    result: z.object({ lines: z.array(z.string()) }),
  }),
  serverConsoleInfo: post('/api/nova/servers/:id/console-info/', {
    summary: 'Where the console is; AUTO is the first that the cloud offers',
    body: z.object({
      console_type: z
        .enum(['AUTO', ...CONSOLE_TYPES], {
          error: ({ input }) => `Console type "${String(input)}" not supported.`,
        })
        .default('AUTO'),
    }),
    result: z.object({
      type: z.enum(CONSOLE_TYPES),
      url: z.string(),
      /** Where our own page for it is, under the base path; null for kinds that only their own page can draw. */
      page: z.string().nullable(),
    }),
  }),
  serverActionList: get('/api/nova/servers/:id/actions/', {
    summary: 'What was done to a server, newest first',
    result: items(Action),
  }),
  serverActionView: get('/api/nova/servers/:id/actions/:request', {
    summary: 'One action with what happened in it',
    result: ActionWithEvents,
  }),
  serverPassword: get('/api/nova/servers/:id/password', {
    summary: "The password that the guest set, sealed with its owner's key; empty where there is none",
    result: z.object({ password: z.string() }),
  }),
  serverPasswordClear: del('/api/nova/servers/:id/password', { summary: "Make Nova forget the guest's password" }),
  serverSnapshot: post('/api/nova/snapshots/', {
    summary: "Make an image of a server; answers the image's id",
    body: ServerSnapshotForm,
    result: z.string(),
  }),
}
