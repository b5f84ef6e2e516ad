import { volumeGroupTypeEndpoints, type VolumeGroupType } from '@meridian/contract'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { SpecsForm } from '../SpecsForm.tsx'
import { aboutFields, aboutValues } from '../about-fields.ts'

/** Creates a group type, or edits `item`. */
export const GroupTypeForm = ({ item }: { item?: VolumeGroupType }) => (
  <PlainForm
    item={item}
    schema={volumeGroupTypeEndpoints.groupTypeCreate.body}
    defaults={{ ...aboutValues(item), is_public: item?.is_public ?? true }}
    fields={{ ...aboutFields, is_public: { label: words.public } }}
    preflight={{ none: 'administrators have no quota of group types' }}
    submit={async (body, send) =>
      item
        ? send(volumeGroupTypeEndpoints.groupTypeUpdate, { params: { id: item.id }, body })
        : send(volumeGroupTypeEndpoints.groupTypeCreate, { body })
    }
  />
)

export const ManageGroupTypeSpecs = ({ item }: ItemDialogProps<VolumeGroupType>) => (
  <SpecsForm
    item={item}
    specs={item.group_specs}
    submit={(body, send) => send(volumeGroupTypeEndpoints.groupTypeMetadataUpdate, { params: { id: item.id }, body })}
  />
)
