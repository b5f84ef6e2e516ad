import { raisedVolumeSize } from '@meridian/contract'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useLaunchable } from '../../launch/facts/launchable.ts'
import type { QuickForm } from '../quick-form.ts'
import { flavorFor } from '../rules/flavor-fit.ts'
import { makesVolume } from '../rules/shown-fields.ts'
import { chosenImage, flavorsBySize, roomFor } from '../rules/source.ts'

/** To be told of each choice: a flavor that is too small gives way to one that will do, and the volume's size grows. */
export function useFollow(form: ResourceForm<QuickForm>): (change: Partial<QuickForm>) => void {
  const { facts } = useLaunchable()
  return (change) => {
    const next = { ...form.values, ...change }
    const image = chosenImage(next, facts)
    // Without an image, nothing stands against any flavor, and nothing speaks for one.
    const flavor = image ? flavorFor(flavorsBySize(facts), image, next.flavor) : next.flavor
    if (flavor !== form.values.flavor) form.set('flavor', flavor)
    if (makesVolume(next))
      form.set('volume_size', raisedVolumeSize(next.volume_size, roomFor({ ...next, flavor }, facts)))
  }
}
