import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** In development: fills the page with the boot data of a running server, as that server does with the built page. */
export function devBoot(root: string, server: string): Plugin {
  const sendPage = async (transform: (html: string) => Promise<string>, cookie: string, response: ServerResponse) => {
    try {
      const boot = await fetch(`${server}/api/boot/`, { headers: { cookie, 'X-Requested-With': 'XMLHttpRequest' } })
      const content = attribute(await boot.text())
      const html = await transform(readFileSync(`${root}/index.html`, 'utf8'))
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Set-Cookie', boot.headers.getSetCookie())
      response.end(
        html
          .replace('__MERIDIAN_BASE__', '/')
          .replace('__MERIDIAN_BOOT__', () => content)
          .replaceAll('__MERIDIAN_NAME__', 'Meridian'),
      )
    } catch (error) {
      response.statusCode = 502
      response.end(`No page without the server at ${server}: ${String(error)}. Reload when it is up.`)
    }
  }
  return {
    name: 'meridian:dev-boot',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/'
        const wanted = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (!wanted || isServers(url) || url.startsWith('/gallery/')) return next()
        void sendPage((html) => vite.transformIndexHtml(url, html), request.headers.cookie ?? '', response)
      })
    },
  }
}

/** Whether a page load is the server's to answer: it redirects. */
const isServers = (url: string) => /^\/(api|auth\/(?!login|password|logout|switch|change_user))/.test(url)
