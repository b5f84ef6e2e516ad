import { createContext, useContext, type ComponentType } from 'react'
import type { PolicyRule } from '../resource/item.ts'
import type { Text } from '../resource/resource-text.ts'
import type { ModalTools } from './modal.ts'

/** The field of another form that a flow was opened for: what it makes becomes that field's choice. */
export interface AddTo {
  field: string
  add: (option: { value: string; label: string }) => void
}

export interface FlowProps {
  tools: ModalTools
  /** What the address says that it begins with. */
  context: Readonly<Record<string, string | undefined>>
  /** Absent where it was opened for itself. */
  addTo?: AddTo
}

/** A dialog that crosses resource types, at an address of its own. */
export interface Flow {
  /** The dialog's name in addresses. */
  name: string
  /** The type of what it makes. */
  type: string
  /** What it does, for buttons that open it. */
  title?: Text
  /** The keys of its address that are its own. */
  context: readonly string[]
  /** Fetched when it is first asked for. */
  dialog: ComponentType<FlowProps>
  /** What one must be allowed to do for others to offer it. */
  policy?: readonly PolicyRule[]
}

const Flows = createContext<readonly Flow[]>([])

export const FlowsProvider = Flows.Provider

/** A flow that a form may open for one of its fields. */
export const useFlow = (name: string | undefined): Flow | undefined =>
  useContext(Flows).find((flow) => flow.name === name)
