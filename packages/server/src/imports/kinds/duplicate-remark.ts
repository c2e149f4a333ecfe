import type { ImportFault } from '@latchkey/domain/imports/import.contract'

/** The row will be listed as a possible duplicate. */
export const DUPLICATE_REMARK: ImportFault = {
  field: 'email',
  at: null,
  value: '',
  name: 'duplicate',
  text: 'Possible duplicate',
}
