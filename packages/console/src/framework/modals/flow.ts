import { createContext, useContext, type ComponentType } from 'react'
import type { PolicyRule } from '../resource/item.ts'
import type { Text } from '../resource/resource-text.ts'

/** The field of another form that opened a flow: the created item becomes its value. */
export interface AddTo {
  field: string
  add: (option: { value: string; label: string }) => void
}

export interface FlowProps {
  /** The parameters from the address. */
  context: Readonly<Record<string, string | undefined>>
  /** Undefined unless a form opened the flow for one of its fields. */
  addTo?: AddTo
}

/** A dialog that involves several resource types, with its own address. */
export interface Flow {
  /** The dialog's name in addresses. */
  name: string
  /** The type of the created item. */
  type: string
  /** The label of buttons that open it. */
  title?: Text
  /** The search parameters that belong to it. */
  context: readonly string[]
  /** Loaded when first opened. */
  dialog: ComponentType<FlowProps>
  /** Buttons offer it only if all of these rules hold. */
  policy?: readonly PolicyRule[]
}

const Flows = createContext<readonly Flow[]>([])

export const FlowsProvider = Flows.Provider

/** The flow of this name, for a form that opens it for a field. */
export const useFlow = (name: string | undefined): Flow | undefined =>
  useContext(Flows).find((flow) => flow.name === name)
