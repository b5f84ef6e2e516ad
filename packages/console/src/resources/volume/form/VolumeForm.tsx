import type { Volume } from '@meridian/contract'
import type { FormSchema } from '../../../framework/forms/form-schema.ts'
import { ItemForm, type ItemFormProps } from '../../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { volumeLabel } from '../volume-label.ts'

/** What every dialog about a volume is given. */
export interface AboutVolume {
  volume: Volume
  tools: ModalTools
}

type VolumeFormProps<S extends FormSchema, R> = Omit<ItemFormProps<S, R>, 'item' | 'label'> & AboutVolume

/** A form about one volume. */
export const VolumeForm = <S extends FormSchema, R>({ volume, ...form }: VolumeFormProps<S, R>) => (
  <ItemForm item={volume} label={volumeLabel(volume)} {...form} />
)
