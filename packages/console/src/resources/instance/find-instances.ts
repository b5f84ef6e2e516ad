import { serverEndpoints, type Server } from '@meridian/contract'
import { firstPage } from '../../api/first-page.ts'
import type { ItemSearch } from '../../framework/resource/resource.ts'
import { everywhereIn } from './instance.queries.ts'
import { allAddresses } from './state/addresses.ts'

const ADDRESS = /^(?=.*[.:])[0-9a-f.:]{2,}$/i

/** Nova takes a name for a regular expression. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const addressOf = (text: string) => (text.includes(':') ? { ip6: text } : { ip: text })

/** By name and, where it can be one, by address: a part of either will do. */
export const findInstances: ItemSearch<Server> = {
  ask: (text, scope) => {
    const asked = [{ name: literally(text) }, ...(ADDRESS.test(text) ? [addressOf(text)] : [])]
    return asked.map((filters) => firstPage(serverEndpoints.serverList, { ...filters, ...everywhereIn(scope) }))
  },
  words: allAddresses,
}
