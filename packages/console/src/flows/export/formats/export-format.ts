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

/** Comments for the first line and for the end: what the file does not have, `lost` in this format and in all formats. */
export function lostComments(
  nodes: readonly ExportNode[],
  lost: (node: ExportNode, index: number) => readonly string[],
) {
  const lines = nodes.flatMap((node, index) => {
    const names = [...node.lost, ...lost(node, index)]
    return names.length > 0 ? [`#   ${fullLabel(node)}: ${names.join(', ')}`] : []
  })
  if (lines.length === 0) return { head: [], end: [] }
  return {
    head: ['# What is not part of this file is listed at its end.', ''],
    end: ['# Not part of this file:', ...lines, ''],
  }
}
