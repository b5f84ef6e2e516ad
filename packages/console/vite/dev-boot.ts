import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** In development: fills the page with the boot data of a running server, as that server does with the built page. */
export function devBoot(root: string, server: string): Plugin {
  return {
    name: 'meridian:dev-boot',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const page = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (!page || !request.originalUrl) return next()
        try {
          const boot = await fetch(`${server}/api/boot/`, { headers: { cookie: request.headers.cookie ?? '' } })
          const content = attribute(await boot.text())
          const html = await vite.transformIndexHtml(request.originalUrl, readFileSync(`${root}/index.html`, 'utf8'))
          response.setHeader('Content-Type', 'text/html')
          response.setHeader('Set-Cookie', boot.headers.getSetCookie())
          response.end(html.replace('__MERIDIAN_BASE__', '/').replace('__MERIDIAN_BOOT__', () => content))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
