import type { FastifyReply } from 'fastify'

/** Headers of a file to be saved under a name. */
export function attach(
  reply: FastifyReply,
  { name, type }: { readonly name: string; readonly type: string },
): FastifyReply {
  // Old browsers read the ASCII name, others the UTF-8 one.
  const plain = name.replace(/[^\w .()-]/g, '_')
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${full}`)
}
