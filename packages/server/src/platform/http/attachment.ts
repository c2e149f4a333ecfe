import type { FastifyReply } from 'fastify'

/** Sets the headers of a file that the browser saves under a name. */
export function attach(
  reply: FastifyReply,
  { name, type }: { readonly name: string; readonly type: string },
): FastifyReply {
  // Old browsers read the plain name, which may hold only plain letters; the others read the full one.
  const plain = name.replace(/[^\w .()-]/g, '_')
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${full}`)
}
