import type { ComponentType } from 'react'
import type { ModalTools } from './modal.ts'

export interface FlowProps {
  tools: ModalTools
  /** What the address says that it begins with. */
  context: Readonly<Record<string, string | undefined>>
}

/** A dialog that crosses resource types, at an address of its own. */
export interface Flow {
  /** The dialog's name in addresses. */
  name: string
  /** The type of what it makes. */
  type: string
  /** The keys of its address that are its own. */
  context: readonly string[]
  /** Fetched when it is first asked for. */
  dialog: ComponentType<FlowProps>
}
