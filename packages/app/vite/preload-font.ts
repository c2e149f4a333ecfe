import type { Plugin } from 'vite'

/** The Latin letters of the font of every page. */
const FONT = /hanken-grotesk-latin-wght-normal-[^/]+\.woff2$/

/**
 * Fetches the font while the scripts load. The browser would ask for it at the first text, which the scripts render,
 * and then lay out the whole page twice: before and after it arrives.
 */
export function preloadFont(): Plugin {
  let base = '/'
  return {
    name: 'latchkey:preload-font',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => FONT.test(file))
      if (font === undefined) throw new Error(`No file of the build is the font of every page (${FONT}).`)
      return [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `${base}${font}` },
          injectTo: 'head-prepend',
        },
      ]
    },
  }
}
