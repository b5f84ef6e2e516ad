const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
const IPV6 = /^(?=.*:.*:)[\da-f:]+(?:\d{1,3}(?:\.\d{1,3}){3})?$/i
const MAC = /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$/i

/** Whether the text is a complete MAC address. */
export const isMac = (text: string): boolean => MAC.test(text)

/** Whether the text is a complete IP address. */
export const isIp = (text: string): boolean => IPV4.test(text) || (IPV6.test(text) && !isMac(text))

/** A MAC address as the services write it. */
export const plainMac = (text: string): string => text.toLowerCase().replaceAll('-', ':')
