const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (plain: string) => plain.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** A read-only terminal. */
export const consolePage = (title: string, log: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>body{margin:0;background:#111;color:#ddd;font:13px/1.4 monospace}pre{margin:0;padding:12px;white-space:pre-wrap}</style>
</head>
<body><pre>${escape(log)}</pre></body>
</html>
`
