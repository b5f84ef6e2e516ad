import type { AnyoneStreamCall } from '../../../core/service/api.ts'
import type { ObjectPath } from '../paths.ts'
import { copyFrom } from './copy.ts'
import { upload } from './upload.ts'

/** Makes an object of the bytes that are sent, or of another object. */
export const put = (call: AnyoneStreamCall<ObjectPath>) =>
  call.headers['x-copy-from'] === undefined ? upload(call) : copyFrom(call)
