import { cinderInfoEndpoints, volumeTypeEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { volumeFieldMessages } from './volume-fields.messages.ts'

/** The type of a new volume; Cinder chooses one unless the user does. */
export const volumeTypes = choicesOf({
  query: query(volumeTypeEndpoints.volumeTypeList),
  options: ({ items }) =>
    items.map(({ name, description }) => ({ value: name, label: name, note: description ?? undefined })),
  placeholder: volumeFieldMessages.anyType,
  none: moreWords.noVolumeTypes,
})

/** The availability zone of a new volume, of those that are available; Cinder chooses one unless the user does. */
export const volumeZones = choicesOf({
  query: query(cinderInfoEndpoints.cinderZones),
  options: ({ items }) =>
    items.filter(({ zoneState }) => zoneState.available).map(({ zoneName }) => ({ value: zoneName, label: zoneName })),
  placeholder: moreWords.anyAvailabilityZone,
  none: moreWords.noAvailabilityZonesFound,
})
