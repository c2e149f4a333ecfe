import { Type, type TSchema } from 'typebox'

/** Schema of a page of rows. */
export const PageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    models: Type.Array(row),
    page: Type.Integer(),
    limit: Type.Integer(),
    total: Type.Integer(),
    lastPage: Type.Integer(),
  })
