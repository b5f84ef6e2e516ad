import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { paths } from '../../paths.ts'
import { MessageStory } from '../../services/failure/MessageStory.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { volumeManifest } from './volume.manifest.ts'

/** Why a volume failed, and the form that makes another. */
export function VolumeStory({ id }: { id: string }) {
  const intl = useIntl()
  const mayCreate = usePolicies()([['volume', 'volume:create']]) === true
  return (
    <MessageStory
      of="VOLUME"
      id={id}
      buttons={
        mayCreate && (
          <AppLink to={paths.createVolume()} className={buttonClass('primary')}>
            {formatText(intl, named(volumeManifest, dialogPhrases.create))}
          </AppLink>
        )
      }
    />
  )
}
