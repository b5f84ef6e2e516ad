import { FlavorId, FlavorName, FlavorRequest } from '@meridian/contract'
import * as z from 'zod'
import { queryClient } from '../../../api/query.ts'
import { debouncedCheck } from '../../../framework/forms/debounced-check.ts'
import { unique } from '../../../framework/forms/validators.ts'
import { flavorQueries } from '../flavor.queries.ts'
import { flavorFormPhrases } from './flavor-form.messages.ts'

/** Nova chooses the id. */
const AUTO = 'auto'

/** Whether no flavor has this; asked of what the panel below has listed, if that is not old. */
const isFree = (key: 'id' | 'name') =>
  debouncedCheck(async (value: string) => {
    const { items } = await queryClient.fetchQuery(flavorQueries.list())
    return !items.some((flavor) => flavor[key] === value.trim())
  })

const rules = FlavorRequest.shape

export const informationSchema = z.object({
  name: FlavorName.refine(...unique(isFree('name'), flavorFormPhrases.nameTaken)),
  id: FlavorId.refine(...unique(isFree('id'), flavorFormPhrases.idTaken)),
  vcpus: rules.vcpus,
  ram: rules.ram,
  disk: rules.disk,
  ephemeral: rules.disk,
  swap: rules.disk,
  rxtx: z.number().min(1),
})

export const accessSchema = z.object({ projects: z.array(z.string()) })

type Numbers = 'vcpus' | 'ram' | 'disk' | 'ephemeral' | 'swap' | 'rxtx'

/** The form as it is filled in: a number that is not typed yet is null. */
export type FlavorForm = Record<Numbers, number | null> & { name: string; id: string; projects: string[] }

export const flavorFormDefaults: FlavorForm = {
  name: '',
  id: AUTO,
  vcpus: null,
  ram: null,
  disk: null,
  ephemeral: 0,
  swap: 0,
  rxtx: 1,
  projects: [],
}

/** What is sent for a form that was judged: only the rules above say that no number is missing. */
export const flavorRequest = ({ ephemeral, rxtx, projects, ...form }: FlavorForm): z.input<typeof FlavorRequest> =>
  FlavorRequest.parse({
    ...form,
    'OS-FLV-EXT-DATA:ephemeral': ephemeral,
    rxtx_factor: rxtx,
    flavor_access: projects.map((id) => ({ id })),
  })
