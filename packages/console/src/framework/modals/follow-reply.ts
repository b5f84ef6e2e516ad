import type { ClassicReply } from '../../api/classic-form.ts'
import { isOwnPath } from '../../own-path.ts'

/** What the page can do about a form's reply. */
export interface ReplyEffects {
  notify: (messages: ClassicReply['messages']) => void
  addOption: (option: NonNullable<ClassicReply['option']>) => void
  putFile: (to: NonNullable<ClassicReply['fileUpload']>) => Promise<void>
  /** A page of this site. */
  go: (path: string) => void
  reload: () => void
}

/** Does what a form's reply asks for, in the order that loses nothing: the file first, then news, then the way on. */
export async function followReply(reply: ClassicReply, effects: ReplyEffects): Promise<void> {
  const location = reply.location && isOwnPath(reply.location) ? reply.location : null
  if (reply.loggedOut) return location ? effects.go(location) : effects.reload()
  if (reply.fileUpload) await effects.putFile(reply.fileUpload)
  effects.notify(reply.messages)
  if (reply.option) effects.addOption(reply.option)
  if (location) effects.go(location)
}
