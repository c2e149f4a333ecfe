import { Type, type TSchema } from 'typebox'

/** Schema of one page whose rows have the given shape. */
export const PageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    models: Type.Array(row),
    page: Type.Integer(),
    limit: Type.Integer(),
    total: Type.Integer(),
    lastPage: Type.Integer(),
  })
