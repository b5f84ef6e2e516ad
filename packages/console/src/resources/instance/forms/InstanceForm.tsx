import type { Server } from '@meridian/contract'
import type { FormSchema } from '../../../framework/forms/form-schema.ts'
import { ItemForm, type ItemFormProps } from '../../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { instanceLabel } from '../instance-label.ts'

/** What every dialog about a server is given. */
export interface AboutServer {
  server: Server
  tools: ModalTools
}

type InstanceFormProps<S extends FormSchema, R> = Omit<ItemFormProps<S, R>, 'item' | 'label' | 'outcome'> & AboutServer

/** A form about one server. */
export const InstanceForm = <S extends FormSchema, R>({ server, ...form }: InstanceFormProps<S, R>) => (
  <ItemForm item={server} label={instanceLabel(server)} {...form} />
)
