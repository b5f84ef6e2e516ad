import { volumeGroupTypeEndpoints, VolumeText, type VolumeGroupType } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { SpecsForm } from '../SpecsForm.tsx'
import { specsMessages } from '../volume-type.messages.ts'

interface GroupTypeDialogProps {
  item: VolumeGroupType
  tools: ModalTools
}

const schema = z.object({ name: z.string().trim().min(1).max(255), description: VolumeText, is_public: z.boolean() })

const fields = {
  name: { label: words.name },
  description: { label: words.description, multiline: true },
  is_public: { label: words.public },
}

export const CreateGroupType = ({ tools }: { tools: ModalTools }) => (
  <PlainForm
    tools={tools}
    schema={schema}
    defaults={{ name: '', description: '', is_public: true }}
    fields={fields}
    preflight={{ none: 'administrators have no quota of group types' }}
    submit={(body, send) => send(volumeGroupTypeEndpoints.groupTypeCreate, { body })}
  />
)

export const EditGroupType = ({ item, tools }: GroupTypeDialogProps) => (
  <PlainForm
    tools={tools}
    item={item}
    schema={schema}
    defaults={{ name: item.name, description: item.description ?? '', is_public: item.is_public }}
    fields={fields}
    submit={(body, send) => send(volumeGroupTypeEndpoints.groupTypeUpdate, { params: { id: item.id }, body })}
  />
)

export const ManageGroupTypeSpecs = ({ item, tools }: GroupTypeDialogProps) => (
  <SpecsForm
    item={item}
    tools={tools}
    title={specsMessages.manage}
    specs={item.group_specs}
    submit={(body, send) => send(volumeGroupTypeEndpoints.groupTypeMetadataUpdate, { params: { id: item.id }, body })}
  />
)
