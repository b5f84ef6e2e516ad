const NULL = /^(?:~|null|Null|NULL|)$/
const TRUE = /^(?:true|True|TRUE|yes|Yes|YES|on|On|ON)$/
const FALSE = /^(?:false|False|FALSE|no|No|NO|off|Off|OFF)$/
const INTEGER = /^[-+]?(?:0|[1-9][\d_]*)$/
const OCTAL = /^([-+]?)0([0-7_]+)$/
const HEX = /^([-+]?)0x([\da-fA-F_]+)$/
const FLOAT = /^[-+]?(?:\d[\d_]*)?\.[\d_]*(?:[eE][-+]\d+)?$/

/** The value of a scalar without quotes, by YAML 1.1 as Heat reads it; dates stay text. */
export function plainValue(text: string): string | number | boolean | null {
  if (NULL.test(text)) return null
  if (TRUE.test(text)) return true
  if (FALSE.test(text)) return false
  if (INTEGER.test(text)) return Number(text.replaceAll('_', ''))
  if (FLOAT.test(text) && /\d/.test(text)) return Number(text.replaceAll('_', ''))
  const [, hexSign, hex] = HEX.exec(text) ?? []
  if (hex !== undefined) return signed(hexSign, Number.parseInt(hex.replaceAll('_', ''), 16))
  const [, octalSign, octal] = OCTAL.exec(text) ?? []
  if (octal !== undefined) return signed(octalSign, Number.parseInt(octal.replaceAll('_', ''), 8))
  return text
}

const signed = (sign: string | undefined, value: number) => (sign === '-' ? -value : value)
