import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { LOAD_FAILURE } from '@latchkey/domain/update/update.messages'
import { firstPaintCss, firstPaintScript, LOAD_FAILURE_ID } from '@latchkey/ui/theme/first-paint.ts'

const hashed = (name: string, extension: string, source: string) => ({
  fileName: `assets/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.${extension}`,
  source,
  type: extension === 'js' ? 'text/javascript' : 'text/css',
})

/**
 * Loads the theme and the background before the first paint, from files of their own: the Content-Security-Policy
 * allows nothing inline. Adds the message that is shown when another script cannot be loaded.
 */
export function firstPaint(): Plugin {
  const css = hashed('first-paint', 'css', firstPaintCss)
  const script = hashed('first-paint', 'js', firstPaintScript)
  return {
    name: 'latchkey:first-paint',
    transformIndexHtml: (): HtmlTagDescriptor[] => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: `/${css.fileName}` }, injectTo: 'head-prepend' },
      { tag: 'script', attrs: { src: `/${script.fileName}` }, injectTo: 'head-prepend' },
      {
        // React, if it is loaded, replaces what is in the root.
        tag: 'template',
        attrs: { id: LOAD_FAILURE_ID },
        children: [
          {
            tag: 'div',
            attrs: { class: LOAD_FAILURE_ID, role: 'alert' },
            children: [
              { tag: 'h1', children: LOAD_FAILURE.title },
              { tag: 'p', children: LOAD_FAILURE.advice },
              // The address of the page itself.
              { tag: 'a', attrs: { href: '' }, children: LOAD_FAILURE.action },
            ],
          },
        ],
        injectTo: 'body',
      },
    ],
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = [css, script].find(({ fileName }) => request.url === `/${fileName}`)
        if (file === undefined) return next()
        response.setHeader('content-type', file.type)
        response.end(file.source)
      })
    },
    generateBundle() {
      for (const { fileName, source } of [css, script]) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
