import type { ComputeLimits, Server } from '@meridian/contract'
import { CopyPlus, FastForward, ListChecks, Rocket } from 'lucide-react'
import type { GlobalAction, LinkAction } from '../../framework/resource/action.ts'
import { isUsedUp } from '../../framework/actions/quota-availability.ts'
import { paths } from '../../paths.ts'
import { computeQuota } from '../../services/compute/compute-quotas.ts'
import { instanceMessages } from './instance.messages.ts'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const MAY_CREATE: GlobalAction['policy'] = [['compute', 'os_compute_api:servers:create']]

/** Whether a quota of the project is used up. */
export const isQuotaExceeded = (limits: ComputeLimits): boolean =>
  isUsedUp(limits.maxTotalInstances, limits.totalInstancesUsed) ||
  isUsedUp(limits.maxTotalCores, limits.totalCoresUsed) ||
  isUsedUp(limits.maxTotalRAMSize, limits.totalRAMUsed)

/** The page with everything that a reachable server needs. */
export const createServer: GlobalAction = {
  id: 'create-server',
  label: words.createServer,
  icon: Rocket,
  scopes: ['project'],
  policy: MAY_CREATE,
  open: () => paths.createServer(),
  availability: computeQuota('instances', isQuotaExceeded),
}

/** The wizard with all options. */
export const launchInstance: GlobalAction = {
  ...createServer,
  id: 'launch',
  label: moreWords.launchInstance,
  icon: ListChecks,
  wayOf: createServer.id,
  open: () => paths.launch(),
}

/** Horizon's classic form with few fields, which the server validates step by step. */
export const quickLaunch: GlobalAction = {
  ...createServer,
  id: 'quick-launch',
  label: moreWords.quickLaunch,
  icon: FastForward,
  wayOf: createServer.id,
  open: () => paths.modal('quick-launch'),
}

export const launchAnother: LinkAction<Server> = {
  id: 'launch-another',
  label: instanceMessages.launchAnother,
  icon: CopyPlus,
  section: 'change',
  scopes: ['project'],
  policy: MAY_CREATE,
  to: ({ id }) => paths.launch({ serverId: id }),
}
