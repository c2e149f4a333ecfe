import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the picture at once, while it is uploading.'],
  donts: ['Do not delete a saved picture without asking.'],
  keys: { 'Enter or Space': 'Enlarges the picture, opens the file picker, or deletes.' },
}
