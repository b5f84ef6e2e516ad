import type { Call } from '../../../core/service/api.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { changePort } from './change.ts'
import { ports } from './kind.ts'
import { makePort } from './make.ts'
import { removePort } from './remove.ts'

export const list = (call: Call) => listReply(call, ports)

export const show = (call: Call<{ id: string }>) => showReply(call, ports)

export const create = (call: Call) => createReply(call, ports, (input) => makePort(call, input))

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, ports, (row, changes) => changePort(call, row, changes))

export const remove = (call: Call<{ id: string }>) => removeReply(call, ports, (row) => removePort(call, row))
