import { toEntry } from '../containers/view.ts'

type Entry = ReturnType<typeof toEntry>

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (plain: string) => plain.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const STYLE = `<style type="text/css">
h1 {font-size: 1em; font-weight: bold;}
th {text-align: left; padding: 0px 1em 0px 1em;}
td {padding: 0px 1em 0px 1em;}
a {text-decoration: none;}
</style>`

/** The listing of a folder as Swift draws it. */
export function listingPage(
  title: string,
  prefix: string,
  rows: readonly Parameters<typeof toEntry>[0][],
  css: string | undefined,
): string {
  const depth = prefix.split('/').length - 1
  const sheet = css === undefined ? '' : /^(?:https?:)?\//.test(css) ? css : '../'.repeat(depth) + css
  const link = sheet === '' ? STYLE : `<link rel="stylesheet" type="text/css" href="${escape(sheet)}" />`
  const name = escape(`Listing of /${title}`)
  return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html>
 <head>
  <title>${name}</title>
  ${link}
 </head>
 <body>
  <h1 id="title">${name}</h1>
  <table id="listing">
   <tr id="heading">
    <th class="colname">Name</th>
    <th class="colsize">Size</th>
    <th class="coldate">Date</th>
   </tr>
${prefix === '' ? '' : line('parent', '../', '../', '', '')}${rows.map((row) => lineOf(toEntry(row), prefix)).join('')}  </table>
 </body>
</html>
`
}

const line = (kind: string, address: string, name: string, size: string, date: string) => `   <tr class="item ${kind}">
    <td class="colname"><a href="${escape(address)}">${escape(name)}</a></td>
    <td class="colsize">${size}</td>
    <td class="coldate">${date}</td>
   </tr>
`

function lineOf(entry: Entry, prefix: string): string {
  const own = ('subdir' in entry ? entry.subdir : entry.name).slice(prefix.length)
  const address = own.split('/').map(encodeURIComponent).join('/')
  if ('subdir' in entry) return line('subdir', address, own, '', '')
  return line('object', address, own, String(entry.bytes), entry.last_modified.slice(0, 19).replace('T', ' '))
}
