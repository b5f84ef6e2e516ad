import type { ExportModel, ExportNode } from '../model/export-model.ts'

/** Writes a model as a file. Pure: the same model gives the same text. */
export interface ExportFormat {
  id: string
  /** The name that users know it by; not translated. */
  name: string
  /** The ending of the file's name. */
  extension: string
  write: (model: ExportModel) => string
}

/** The name of a node where all kinds share one namespace. */
export const fullLabel = ({ kind, label }: ExportNode): string => `${kind}_${label}`

/** Comments that list what the file does not have: `lost` is what this format cannot carry besides the model's own. */
export function lostComments(nodes: readonly ExportNode[], lost: (node: ExportNode) => readonly string[]): string[] {
  const lines = nodes.flatMap((node) => {
    const names = [...node.lost, ...lost(node)]
    return names.length > 0 ? [`#   ${fullLabel(node)}: ${names.join(', ')}`] : []
  })
  return lines.length > 0 ? ['# Not part of this file:', ...lines] : []
}
