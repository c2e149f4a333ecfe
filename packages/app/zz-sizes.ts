import { build } from 'vite'
import { brotliCompressSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
process.chdir(import.meta.dirname)
const out: any = {}
await build({ logLevel: 'warn', build: { outDir: '/tmp/zz-dist', emptyOutDir: true }, plugins: [{ name: 'zz', enforce: 'post', generateBundle(_o: any, bundle: any) {
  for (const c of Object.values<any>(bundle)) if (c.type === 'chunk') out[c.fileName] = { bytes: c.code.length, br: brotliCompressSync(c.code).length, imports: c.imports, dyn: c.dynamicImports, modules: Object.fromEntries(Object.entries<any>(c.modules).map(([k, v]) => [k.replace(/.*\/node_modules\//, 'nm:').replace(/.*\/packages\//, ''), v.renderedLength])) }
} }] } as any)
writeFileSync('/tmp/zz-sizes.json', JSON.stringify(out))
