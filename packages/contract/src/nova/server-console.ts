import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

/** In the order that AUTO tries. */
export const CONSOLE_TYPES = ['VNC', 'SPICE', 'RDP', 'SERIAL', 'MKS'] as const
export type ConsoleType = (typeof CONSOLE_TYPES)[number]

export const BAD_LOG_LENGTH = 'Log length must be a positive whole number.'

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
  /** Administrators only, as the next two. */
  traceback: z.string().nullable().default(null),
  host: z.string().nullable().default(null),
  details: z.string().nullable().default(null),
})

const ActionWithEvents = Action.extend({ events: z.array(ActionEvent).default([]) })
export type ServerActionDetails = z.infer<typeof ActionWithEvents>

export const ServerSnapshotForm = z.object({ instance_id: z.string().min(1), name: z.string().trim().min(1).max(255) })

/** Console, action log and password of a server. */
export const serverConsoleEndpoints = {
  serverConsoleOutput: post(
    '/api/nova/servers/:id/console-output/',
    'Show the last lines of the console log; a null length means all',
    {
      body: z.object({
        length: z.number(BAD_LOG_LENGTH).int(BAD_LOG_LENGTH).min(1, BAD_LOG_LENGTH).nullable().default(100),
      }),
      result: z.object({ lines: z.array(z.string()) }),
    },
  ),
  serverConsoleInfo: post(
    '/api/nova/servers/:id/console-info/',
    'Open a console; AUTO uses the first type that the cloud offers',
    {
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
        /** Path of our console page, with the base path; null for types that only Nova's own page can show. */
        page: z.string().nullable(),
      }),
    },
  ),
  serverActionList: get('/api/nova/servers/:id/actions/', 'List the actions of a server, newest first', {
    result: items(Action),
  }),
  serverActionView: get('/api/nova/servers/:id/actions/:request', 'Show an action of a server with its events', {
    result: ActionWithEvents,
  }),
  serverPassword: get(
    '/api/nova/servers/:id/password',
    "Show the guest's password, encrypted with the key pair; empty if there is none",
    { result: z.object({ password: z.string() }) },
  ),
  serverPasswordClear: del('/api/nova/servers/:id/password', "Clear the guest's password in Nova"),
  serverSnapshot: post('/api/nova/snapshots/', "Create an image of a server; returns the image's id", {
    body: ServerSnapshotForm,
    result: z.string(),
  }),
}
