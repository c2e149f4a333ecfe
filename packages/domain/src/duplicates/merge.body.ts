import { filled } from '../platform/values/fields.ts'
import { bodyOf, recordOf, Text, Whole } from '../platform/validation/request-body.ts'
import { MERGE_FIELDS } from './merge.rules.ts'

const otherId = Whole('enumerable')

export const MergeBody = bodyOf(
  {
    otherId,
    version: Whole('invalid'),
    otherVersion: Whole('invalid'),
    take: recordOf(filled(MERGE_FIELDS, () => Text)),
  },
  ['otherId', 'version', 'otherVersion'],
)

export const UnmergeBody = bodyOf({ mergeId: Whole('enumerable') }, ['mergeId'])

export const NotDuplicateBody = bodyOf({ otherId, reason: Whole('enumerable'), words: Text }, [
  'otherId',
  'reason',
])

export const OtherLeadBody = bodyOf({ otherId }, ['otherId'])
