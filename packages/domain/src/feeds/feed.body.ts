import { bodyOf, Text, Whole } from '../platform/validation/request-body.ts'

export const FeedBody = bodyOf({ kind: Text, name: Text }, ['kind', 'name'])

/** The kind of a feed stays. */
export const FeedUpdateBody = bodyOf({ name: Text, version: Whole('invalid') }, ['name', 'version'])
